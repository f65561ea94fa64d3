CREATE TABLE "admin_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action_type" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"target_user_id" uuid,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "admin_log_newest" ON "admin_log" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION "admin_log_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The log of administrators is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER "admin_log_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "admin_log_is_append_only"();
