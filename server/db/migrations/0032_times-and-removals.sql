CREATE TABLE "backup_made" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"migration" text NOT NULL,
	"rows" integer NOT NULL,
	"with_files" boolean NOT NULL,
	"missing_files" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "person_time" ON "person" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "billing_payment_time" ON "billing_payment" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "credit_transaction_time" ON "credit_transaction" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "answer_run_time" ON "answer_run" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guide_removed" ON "guide" USING btree ("removed_at") WHERE status = 'removed';--> statement-breakpoint
CREATE INDEX "mail_message_time" ON "mail_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_history_time" ON "search_history" USING btree ("created_at");