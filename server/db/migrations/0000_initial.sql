CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"company_name" text,
	"company_size_range" text,
	"goals" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"founding_member_number" integer,
	"founding_member_date" timestamp with time zone,
	"on_waitlist_cohortimus" boolean DEFAULT false NOT NULL,
	"has_seen_guide_search_onboarding" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	"last_active_at" timestamp with time zone,
	CONSTRAINT "person_founding_member_number_unique" UNIQUE("founding_member_number"),
	CONSTRAINT "person_email_present" CHECK ("person"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "credit_account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"debt" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"next_expiry_at" timestamp with time zone,
	CONSTRAINT "credit_account_balance" CHECK ("credit_account"."balance" >= 0),
	CONSTRAINT "credit_account_held" CHECK ("credit_account"."held" >= 0 and "credit_account"."held" <= "credit_account"."balance"),
	CONSTRAINT "credit_account_debt" CHECK ("credit_account"."debt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"transaction_id" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	CONSTRAINT "credit_entry_transaction_id_lot_id_pk" PRIMARY KEY("transaction_id","lot_id"),
	CONSTRAINT "credit_entry_amount" CHECK ("credit_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_hold_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "credit_hold_amount" CHECK ("credit_hold"."amount" > 0),
	CONSTRAINT "credit_hold_captured" CHECK ("credit_hold"."captured" >= 0 and "credit_hold"."captured" <= "credit_hold"."amount"),
	CONSTRAINT "credit_hold_status" CHECK ("credit_hold"."status" in ('open', 'captured', 'released', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "credit_hold_lot" (
	"hold_id" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_hold_lot_hold_id_lot_id_pk" PRIMARY KEY("hold_id","lot_id"),
	CONSTRAINT "credit_hold_lot_amount" CHECK ("credit_hold_lot"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rank" integer NOT NULL,
	"source_type" text NOT NULL,
	"source_ref" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"open" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_lot_source_ref_unique" UNIQUE("source_ref"),
	CONSTRAINT "credit_lot_kind" CHECK ("credit_lot"."kind" in ('subscription', 'perpetual')),
	CONSTRAINT "credit_lot_rank" CHECK ("credit_lot"."rank" = case "credit_lot"."kind" when 'subscription' then 10 else 20 end),
	CONSTRAINT "credit_lot_source_present" CHECK ("credit_lot"."source_ref" <> ''),
	CONSTRAINT "credit_lot_granted" CHECK ("credit_lot"."granted" > 0),
	CONSTRAINT "credit_lot_remaining" CHECK ("credit_lot"."remaining" >= 0 and "credit_lot"."remaining" <= "credit_lot"."granted"),
	CONSTRAINT "credit_lot_held" CHECK ("credit_lot"."held" >= 0 and "credit_lot"."held" <= "credit_lot"."remaining"),
	CONSTRAINT "credit_lot_open" CHECK ("credit_lot"."open" = ("credit_lot"."remaining" > 0))
);
--> statement-breakpoint
CREATE TABLE "credit_transaction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reverses" uuid,
	"hold_id" uuid,
	"ref_type" text,
	"ref_id" text,
	"description" text,
	"unit_cost" integer,
	"actor_id" uuid,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_transaction_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "credit_transaction_seq" UNIQUE("user_id","seq"),
	CONSTRAINT "credit_transaction_balance" CHECK ("credit_transaction"."balance_after" >= 0),
	CONSTRAINT "credit_transaction_key_present" CHECK ("credit_transaction"."idempotency_key" <> ''),
	CONSTRAINT "credit_transaction_delta" CHECK ("credit_transaction"."delta" <> 0),
	CONSTRAINT "credit_transaction_seq_positive" CHECK ("credit_transaction"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "answer_event" (
	"run_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "answer_event_place" UNIQUE("run_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "answer_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" uuid NOT NULL,
	"question" text NOT NULL,
	"status" text NOT NULL,
	"opened_block" boolean NOT NULL,
	"transaction_id" uuid,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"thread_id" text,
	"message_count" integer DEFAULT 0 NOT NULL,
	"paid_blocks" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"block_transaction_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_thread_id_unique" UNIQUE("thread_id"),
	CONSTRAINT "chat_counts" CHECK ("chat"."message_count" >= 0 and "chat"."paid_blocks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_message_place" UNIQUE("chat_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "job_runner" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"employer" text NOT NULL,
	"type" text NOT NULL,
	"plan_year" integer,
	"industry" text,
	"state" text,
	"employees" integer,
	"page_count" integer DEFAULT 1 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"content_hash" text NOT NULL,
	"file_key" text,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"source_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	CONSTRAINT "guide_status" CHECK ("guide"."status" in ('importing', 'ready', 'failed', 'removed')),
	CONSTRAINT "guide_type" CHECK ("guide"."type" in ('pdf', 'doc', 'docx', 'txt', 'html', 'web')),
	CONSTRAINT "guide_plan_year" CHECK ("guide"."plan_year" between 1990 and 2100)
);
--> statement-breakpoint
CREATE TABLE "library_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guide_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"report" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guide_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"page" integer NOT NULL,
	"heading" text,
	"text" text NOT NULL,
	CONSTRAINT "passage_place" UNIQUE("guide_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "request_count" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"template_type" text NOT NULL,
	"recipient" text NOT NULL,
	"variables" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_message_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "mail_template" (
	"template_type" text PRIMARY KEY NOT NULL,
	"template_name" text NOT NULL,
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"subject" text NOT NULL,
	"html_body" text NOT NULL,
	"description" text NOT NULL,
	"variables" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_test_sent_at" timestamp with time zone,
	"last_test_sent_to" text
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"actor_id" uuid,
	"effective_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"transaction_id" uuid,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_view_once" UNIQUE("user_id","guide_id")
);
--> statement-breakpoint
CREATE TABLE "passage_preview" (
	"user_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"passage_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passage_preview_user_id_guide_id_passage_id_pk" PRIMARY KEY("user_id","guide_id","passage_id")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"words" text GENERATED ALWAYS AS (md5(lower(query))) STORED NOT NULL,
	"result_count" integer NOT NULL,
	"cached_results" jsonb NOT NULL,
	"note" text,
	"library_version" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_history_once" UNIQUE("user_id","words")
);
--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_transaction_id_credit_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."credit_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_lot_id_credit_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_lot" ADD CONSTRAINT "credit_hold_lot_hold_id_credit_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_lot" ADD CONSTRAINT "credit_hold_lot_lot_id_credit_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_event" ADD CONSTRAINT "answer_event_run_id_answer_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."answer_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_run" ADD CONSTRAINT "answer_run_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage" ADD CONSTRAINT "passage_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_preview" ADD CONSTRAINT "passage_preview_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_preview" ADD CONSTRAINT "passage_preview_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entry_lot" ON "credit_entry" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "credit_hold_due" ON "credit_hold" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "credit_lot_burn" ON "credit_lot" USING btree ("user_id","rank","expires_at","id") WHERE open;--> statement-breakpoint
CREATE INDEX "credit_transaction_reverses" ON "credit_transaction" USING btree ("reverses") WHERE reverses is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_run_active" ON "answer_run" USING btree ("chat_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "answer_run_due" ON "answer_run" USING btree ("lease_until") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "chat_person" ON "chat" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_content" ON "guide" USING btree ("content_hash") WHERE status <> 'removed';--> statement-breakpoint
CREATE INDEX "guide_employer" ON "guide" USING btree ("employer","plan_year");--> statement-breakpoint
CREATE INDEX "mail_message_waiting" ON "mail_message" USING btree ("created_at") WHERE status in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "document_view_person" ON "document_view" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "search_history_person" ON "search_history" USING btree ("user_id","created_at");