ALTER TABLE "catalog_variants" ADD COLUMN "msrp_cents" integer;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "jobber_cents" integer;