CREATE TABLE "referral" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referrer_id" uuid,
	"email" text,
	"mailbox" text NOT NULL,
	"invited_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"joined_id" uuid,
	"credits_earned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_happened" CHECK ("referral"."invited_at" is not null or "referral"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "referral_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_share_platform" CHECK ("referral_share"."platform" in ('twitter', 'linkedin', 'facebook'))
);
--> statement-breakpoint
CREATE TABLE "social_content" (
	"platform" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"call_to_action" text NOT NULL,
	"hashtags" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "social_content_platform" CHECK ("social_content"."platform" in ('twitter', 'linkedin', 'facebook'))
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_person_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_joined_id_person_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_share" ADD CONSTRAINT "referral_share_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_invited_once" ON "referral" USING btree ("mailbox") WHERE invited_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_joined_once" ON "referral" USING btree ("mailbox") WHERE joined_at is not null;--> statement-breakpoint
CREATE INDEX "referral_of_person" ON "referral" USING btree ("referrer_id","invited_at");--> statement-breakpoint
CREATE INDEX "referral_share_of_person" ON "referral_share" USING btree ("user_id","platform","shared_at");