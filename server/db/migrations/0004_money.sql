CREATE TABLE "billing_customer" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	CONSTRAINT "billing_customer_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_ref" text NOT NULL,
	"stripe_payment_intent_id" text,
	"stripe_invoice_id" text,
	"order_id" uuid,
	"description" text NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"receipt_url" text,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_payment_source_ref_unique" UNIQUE("source_ref"),
	CONSTRAINT "billing_payment_kind" CHECK ("billing_payment"."kind" in ('pack', 'subscription')),
	CONSTRAINT "billing_payment_amount" CHECK ("billing_payment"."amount" >= 0),
	CONSTRAINT "billing_payment_refunded" CHECK ("billing_payment"."refunded_amount" >= 0 and "billing_payment"."refunded_amount" <= "billing_payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "credit_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"package_name" text NOT NULL,
	"credits" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"stripe_session_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_order_stripe_session_id_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "credit_order_credits" CHECK ("credit_order"."credits" > 0),
	CONSTRAINT "credit_order_cents" CHECK ("credit_order"."cents" > 0),
	CONSTRAINT "credit_order_status" CHECK ("credit_order"."status" in ('open', 'paid', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "credit_package" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"credits" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"stripe_product_id" text,
	CONSTRAINT "credit_package_credits" CHECK ("credit_package"."credits" > 0),
	CONSTRAINT "credit_package_cents" CHECK ("credit_package"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_price" (
	"stripe_price_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"monthly_credits" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"offered" boolean NOT NULL,
	CONSTRAINT "plan_price_credits" CHECK ("plan_price"."monthly_credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"stripe_subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"live" boolean NOT NULL,
	"stripe_price_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"plan_credits" integer NOT NULL,
	"unit_amount" integer,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_credits" CHECK ("subscription"."plan_credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"features" jsonb NOT NULL,
	"monthly_credits" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"stripe_product_id" text,
	CONSTRAINT "subscription_plan_stripe_product_id_unique" UNIQUE("stripe_product_id"),
	CONSTRAINT "subscription_plan_credits" CHECK ("subscription_plan"."monthly_credits" > 0),
	CONSTRAINT "subscription_plan_cents" CHECK ("subscription_plan"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_lot" ADD COLUMN "clawed_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_payment" ADD CONSTRAINT "billing_payment_order_id_credit_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."credit_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_price" ADD CONSTRAINT "plan_price_plan_id_subscription_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_payment_user" ON "billing_payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_payment_intent" ON "billing_payment" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE INDEX "credit_order_user" ON "credit_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_order_open" ON "credit_order" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_price_offered" ON "plan_price" USING btree ("plan_id") WHERE offered;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_one_live" ON "subscription" USING btree ("user_id") WHERE live;--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "credit_lot" ADD CONSTRAINT "credit_lot_clawed_back" CHECK ("credit_lot"."clawed_back" >= 0 and "credit_lot"."clawed_back" <= "credit_lot"."granted");