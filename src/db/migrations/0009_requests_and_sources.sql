CREATE TABLE "idempotent_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "experiments" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "experiments" text;--> statement-breakpoint
CREATE INDEX "idempotent_answers_expires" ON "idempotent_answers" USING btree ("expires_at");