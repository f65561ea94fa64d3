ALTER TABLE "admin_log" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "admin_log_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "admin_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "admin_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_log_place" ON "admin_log" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "admin_log_target" ON "admin_log" USING btree ("target_user_id","seq");