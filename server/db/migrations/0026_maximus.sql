CREATE TABLE "maximus_query" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'held' NOT NULL,
	"metrics" jsonb,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "maximus_query_status" CHECK ("maximus_query"."status" in ('held', 'settled', 'released')),
	CONSTRAINT "maximus_query_settled" CHECK (("maximus_query"."status" = 'settled') = ("maximus_query"."settled_at" is not null)),
	CONSTRAINT "maximus_query_amount" CHECK ("maximus_query"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "maximus_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "maximus_query" ADD CONSTRAINT "maximus_query_session_id_maximus_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."maximus_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maximus_query" ADD CONSTRAINT "maximus_query_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maximus_session" ADD CONSTRAINT "maximus_session_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maximus_query_session" ON "maximus_query" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "maximus_session_person" ON "maximus_session" USING btree ("user_id","created_at");