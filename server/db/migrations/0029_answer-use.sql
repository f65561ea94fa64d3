CREATE TABLE "answer_use" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"sentences" integer NOT NULL,
	"not_verified" integer NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answer_use_ended" ON "answer_use" USING btree ("ended_at");