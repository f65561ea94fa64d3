ALTER TABLE "billing_payment" ADD COLUMN "returns_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_price_id" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_plan_name" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_plan_at" timestamp with time zone;