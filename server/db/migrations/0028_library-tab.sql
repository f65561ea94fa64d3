CREATE TABLE "settled_search" (
	"words" text PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_fact" DROP CONSTRAINT "plan_fact_method";--> statement-breakpoint
ALTER TABLE "plan_fact" ADD CONSTRAINT "plan_fact_method" CHECK ("plan_fact"."method" in ('rule', 'model', 'sample', 'person'));