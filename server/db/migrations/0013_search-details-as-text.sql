ALTER TABLE "search_history" ALTER COLUMN "details" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "search_history" ALTER COLUMN "details" SET STORAGE EXTERNAL;
