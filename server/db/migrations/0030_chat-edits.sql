ALTER TABLE "chat_message" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "offers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
CREATE INDEX "chat_message_replaced" ON "chat_message" USING btree ("replaced_by") WHERE replaced_by is not null;--> statement-breakpoint
UPDATE "chat_message" SET "reading" = "chat"."reading" FROM "chat"
  WHERE "chat"."id" = "chat_message"."chat_id" AND "chat_message"."role" = 'assistant'
    AND "chat_message"."ordinal" = (SELECT max("last"."ordinal") FROM "chat_message" "last" WHERE "last"."chat_id" = "chat"."id");--> statement-breakpoint
ALTER TABLE "chat" DROP COLUMN "reading";--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_feedback" CHECK ("chat_message"."feedback" in ('good', 'bad'));