ALTER TABLE "referral_share" DROP CONSTRAINT "referral_share_user_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "referral_share" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "referrer_mailbox" text;--> statement-breakpoint
ALTER TABLE "referral_share" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "referral_share" ADD CONSTRAINT "referral_share_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_of_mailbox" ON "referral" USING btree ("referrer_mailbox","invited_at");--> statement-breakpoint
CREATE INDEX "referral_share_of_mailbox" ON "referral_share" USING btree ("mailbox","platform","shared_at");