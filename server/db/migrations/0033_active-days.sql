CREATE TABLE "active_day" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "active_day_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
ALTER TABLE "active_day" ADD CONSTRAINT "active_day_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_day_person" ON "active_day" USING btree ("user_id");