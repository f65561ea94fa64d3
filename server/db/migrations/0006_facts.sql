CREATE TABLE "plan_fact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guide_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"plan" text,
	"plan_type" text,
	"tier" text,
	"network" text,
	"value" double precision,
	"words" text,
	"passage_id" uuid NOT NULL,
	"quote_from" integer NOT NULL,
	"quote_to" integer NOT NULL,
	"method" text NOT NULL,
	"confidence" real NOT NULL,
	"review" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plan_fact_value" CHECK (("plan_fact"."value" is null) <> ("plan_fact"."words" is null)),
	CONSTRAINT "plan_fact_quote" CHECK ("plan_fact"."quote_from" >= 0 and "plan_fact"."quote_to" > "plan_fact"."quote_from"),
	CONSTRAINT "plan_fact_confidence" CHECK ("plan_fact"."confidence" between 0 and 1),
	CONSTRAINT "plan_fact_method" CHECK ("plan_fact"."method" in ('rule', 'model', 'sample'))
);
--> statement-breakpoint
ALTER TABLE "plan_fact" ADD CONSTRAINT "plan_fact_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_fact_guide" ON "plan_fact" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "plan_fact_metric" ON "plan_fact" USING btree ("metric","tier","network");--> statement-breakpoint
CREATE INDEX "plan_fact_passage" ON "plan_fact" USING btree ("passage_id");