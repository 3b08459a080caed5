ALTER TABLE "appointment_requests" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "experiments" text;--> statement-breakpoint
ALTER TABLE "career_applications" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "career_applications" ADD COLUMN "experiments" text;