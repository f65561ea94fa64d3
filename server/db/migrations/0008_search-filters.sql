ALTER TABLE "search_history" DROP CONSTRAINT "search_history_once";--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "filters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "understand" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "narrowing" text GENERATED ALWAYS AS (md5(filters::text || case when understand then '' else ' as words' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_once" UNIQUE("user_id","words","narrowing");