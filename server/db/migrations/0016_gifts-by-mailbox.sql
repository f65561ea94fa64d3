CREATE TABLE "mailbox_gift" (
	"mailbox" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "mailbox_gift_mailbox_kind_pk" PRIMARY KEY("mailbox","kind")
);
--> statement-breakpoint
CREATE TABLE "network_gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"network" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "receives_gifts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "network_gift_recent" ON "network_gift" USING btree ("network","given_at");