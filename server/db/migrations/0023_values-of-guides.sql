CREATE TABLE "analysis_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analysis_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"spec_hash" text NOT NULL,
	"library_version" bigint NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analysis_answer_spec" UNIQUE("spec_hash","library_version")
);
--> statement-breakpoint
CREATE TABLE "guide_value" (
	"guide_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"tier" text NOT NULL,
	"network" text NOT NULL,
	"plan_type" text NOT NULL,
	"value" double precision,
	"words" text,
	"employer" text NOT NULL,
	"industry" text,
	"state" text,
	"employees" integer,
	"year" integer NOT NULL,
	"until" integer,
	"sample" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guide_value_metric" ON "guide_value" USING btree ("metric","tier","network","plan_type","industry","state","employees","year","until","sample","guide_id","value","words");--> statement-breakpoint
CREATE INDEX "guide_value_guide" ON "guide_value" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "guide_value_employer" ON "guide_value" USING btree ("employer") WHERE metric = 'guide';