ALTER TABLE "catalog_lines" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;