CREATE TABLE "credit_end_notice" (
	"lot_id" bigint PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"credits_low" boolean DEFAULT true NOT NULL,
	"credits_ending" boolean DEFAULT true NOT NULL,
	"low_told_seq" integer
);
--> statement-breakpoint
ALTER TABLE "credit_end_notice" ADD CONSTRAINT "credit_end_notice_lot_id_credit_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notice" ADD CONSTRAINT "credit_notice_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;