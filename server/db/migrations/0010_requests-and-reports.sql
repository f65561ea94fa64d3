CREATE TABLE "document_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"document_title" text NOT NULL,
	"issue_type" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"auto_refunded" boolean DEFAULT false NOT NULL,
	"credits_refunded" integer DEFAULT 0 NOT NULL,
	"admin_notes" text,
	"processed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_report_issue" CHECK ("document_report"."issue_type" in ('broken_link', 'wrong_document', 'outdated', 'unreadable', 'incomplete', 'other')),
	CONSTRAINT "document_report_status" CHECK ("document_report"."status" in ('pending', 'approved', 'denied')),
	CONSTRAINT "document_report_decided" CHECK ("document_report"."status" = 'pending' or "document_report"."processed_by" is not null),
	CONSTRAINT "document_report_credits" CHECK ("document_report"."credits_refunded" between 0 and 10),
	CONSTRAINT "document_report_auto" CHECK (not "document_report"."auto_refunded" or "document_report"."credits_refunded" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"words" text GENERATED ALWAYS AS (md5(lower(query))) STORED NOT NULL,
	"search_type" text NOT NULL,
	"priority" text NOT NULL,
	"reason" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"admin_notes" text,
	"processed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_request_type" CHECK ("search_request"."search_type" in ('document_search', 'document')),
	CONSTRAINT "search_request_priority" CHECK ("search_request"."priority" in ('normal', 'high', 'urgent')),
	CONSTRAINT "search_request_status" CHECK ("search_request"."status" in ('pending', 'completed', 'rejected')),
	CONSTRAINT "search_request_decided" CHECK ("search_request"."status" = 'pending' or "search_request"."processed_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "document_report" ADD CONSTRAINT "document_report_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_report" ADD CONSTRAINT "document_report_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_request" ADD CONSTRAINT "search_request_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_report_open" ON "document_report" USING btree ("user_id","guide_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "document_report_refunded_once" ON "document_report" USING btree ("user_id","guide_id") WHERE credits_refunded > 0;--> statement-breakpoint
CREATE INDEX "document_report_person" ON "document_report" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "document_report_newest" ON "document_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_report_guide" ON "document_report" USING btree ("guide_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_request_once" ON "search_request" USING btree ("user_id","words","search_type") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "search_request_person" ON "search_request" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "search_request_newest" ON "search_request" USING btree ("created_at");