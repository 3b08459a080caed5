ALTER TABLE "media_uploads" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;