ALTER TABLE "appointments" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "experiments" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;