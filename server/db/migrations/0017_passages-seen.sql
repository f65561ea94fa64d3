CREATE TABLE "passage_seen" (
	"user_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"passage_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passage_seen_user_id_guide_id_passage_id_pk" PRIMARY KEY("user_id","guide_id","passage_id")
);
--> statement-breakpoint
ALTER TABLE "passage_seen" ADD CONSTRAINT "passage_seen_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_seen" ADD CONSTRAINT "passage_seen_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;