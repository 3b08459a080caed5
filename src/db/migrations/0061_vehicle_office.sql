ALTER TABLE "catalog_vehicles" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_vehicles" ADD COLUMN "shipped" jsonb;--> statement-breakpoint
ALTER TABLE "catalog_vehicles" ADD COLUMN "shipped_stamp" text;