CREATE TABLE "founding_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "founding_counter_one_row" CHECK ("founding_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "founding_tier" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"min_number" integer NOT NULL,
	"max_number" integer,
	"display_order" integer NOT NULL,
	"badge_icon" text DEFAULT 'crown' NOT NULL,
	"gradient_from" text NOT NULL,
	"gradient_to" text NOT NULL,
	"gradient_direction" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "founding_tier_name_unique" UNIQUE("name"),
	CONSTRAINT "founding_tier_range" CHECK ("founding_tier"."min_number" > 0 and "founding_tier"."max_number" >= "founding_tier"."min_number"),
	CONSTRAINT "founding_tier_icon" CHECK ("founding_tier"."badge_icon" in ('crown', 'star', 'sparkles', 'zap', 'award', 'shield'))
);
--> statement-breakpoint
CREATE TABLE "product_vote" (
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_vote_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "product_vote_product" CHECK ("product_vote"."product_id" in ('resonance', 'perception', 'aurelia'))
);
--> statement-breakpoint
CREATE TABLE "product_waitlist" (
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_waitlist_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "product_waitlist_product" CHECK ("product_waitlist"."product_id" in ('resonance', 'perception', 'aurelia'))
);
--> statement-breakpoint
ALTER TABLE "product_vote" ADD CONSTRAINT "product_vote_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_waitlist" ADD CONSTRAINT "product_waitlist_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_vote_of_product" ON "product_vote" USING btree ("product_id");--> statement-breakpoint
INSERT INTO "founding_tier" ("name", "description", "min_number", "max_number", "display_order", "gradient_from", "gradient_to", "gradient_direction", "badge_icon") VALUES
	('Genesis', 'The first hundred, who were here before anyone knew what there was to see.', 1, 100, 1, '#d4af37', '#8a6a12', 'to right', 'crown'),
	('Horizon', 'Early enough to shape what comes next.', 101, NULL, 2, '#b8a069', '#5d6b86', 'to right', 'star');--> statement-breakpoint
-- Who was here before the programme is numbered in the order in which they came.
UPDATE "person" SET "founding_member_number" = "came"."number", "founding_member_date" = now()
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "number" FROM "person") AS "came"
WHERE "person"."id" = "came"."id";--> statement-breakpoint
INSERT INTO "founding_counter" ("last_number") SELECT count(*) FROM "person";
