ALTER TABLE "search_history" ADD COLUMN "passage_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "snippets" jsonb;--> statement-breakpoint
ALTER TABLE "search_history" DROP COLUMN "cached_results";--> statement-breakpoint
-- Results that were kept whole are dropped: such a search is run again when it is chosen, as an old one is.
UPDATE "search_history" SET "details" = NULL WHERE "details" IS NOT NULL;
