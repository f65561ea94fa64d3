DROP INDEX "plan_fact_metric";--> statement-breakpoint
CREATE INDEX "plan_fact_metric" ON "plan_fact" USING btree ("metric") WHERE not "plan_fact"."review";