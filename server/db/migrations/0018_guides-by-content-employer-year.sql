DROP INDEX "guide_content";--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "source_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "guide_content" ON "guide" USING btree ("content_hash",lower("employer"),coalesce("plan_year", 0)) WHERE status <> 'removed';