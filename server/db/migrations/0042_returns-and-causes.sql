CREATE TABLE "billing_return" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_return_amount" CHECK ("billing_return"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "billing_payment" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_return" ADD CONSTRAINT "billing_return_payment_id_billing_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."billing_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_return_payment" ON "billing_return" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "mail_message_person" ON "mail_message" USING btree ("person_id");--> statement-breakpoint
-- Of money that went back before, the moment of the last reading is the best that is known.
INSERT INTO "billing_return" ("payment_id", "amount", "returned_at")
SELECT "id", "refunded_amount", coalesce("returns_read_at", "paid_at") FROM "billing_payment" WHERE "refunded_amount" > 0;--> statement-breakpoint
-- Addresses of other people leave the ledger: whoever reads it is told by the invitation, as long as it has one.
ALTER TABLE "credit_transaction" DISABLE TRIGGER "credit_transaction_append_only";--> statement-breakpoint
UPDATE "credit_transaction" SET "description" = 'Invitation sent'
WHERE "type" = 'invite_bonus' AND "idempotency_key" LIKE 'invitation:%' AND "description" LIKE 'Invited %';--> statement-breakpoint
ALTER TABLE "credit_transaction" ENABLE TRIGGER "credit_transaction_append_only";--> statement-breakpoint
UPDATE "mail_message" m SET "person_id" = r."referrer_id" FROM "referral" r
WHERE m."idempotency_key" = 'invitation:' || r."id"::text;--> statement-breakpoint
-- Whose inviter or addressee has left since.
DELETE FROM "mail_message" m USING "referral" r
WHERE m."idempotency_key" = 'invitation:' || r."id"::text AND (r."referrer_id" IS NULL OR r."email" IS NULL);--> statement-breakpoint
UPDATE "social_content" SET "call_to_action" = 'Join me: signing up is free'
WHERE "call_to_action" = 'Join me and start with free credits';--> statement-breakpoint
-- The notices name the support's address. A sentence that somebody has worded anew stays.
UPDATE "mail_template" SET
	"html_body" = replace(replace(replace(replace(replace("html_body",
		'reply to our support at once.', 'write to {{support}} at once.'),
		'choose a new password at once and write to our support.', 'choose a new password at once and write to {{support}}.'),
		'choose a password that only you know.', 'choose a password that only you know. If it does not come, write to {{support}}.'),
		'it signs every other device out.', 'it signs every other device out. If you cannot, write to {{support}}.'),
		'your account and its password stay as they are.', 'your account and its password stay as they are. Questions? Write to {{support}}.'),
	"variables" = "variables" || '[{"name": "support", "description": "The address of the support"}]'::jsonb
WHERE "template_type" IN
	('already_registered', 'password_changed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_code_used', 'new_device');
