CREATE TABLE "catalog_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_lines" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_lines" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_lines" ADD COLUMN "provenance" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "stock_on_hand" integer;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "lead_time_days" integer;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "provenance" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "catalog_variants_kind" ON "catalog_variants" USING btree ("kind","sku");--> statement-breakpoint
INSERT INTO "catalog_versions" ("id") VALUES (1);--> statement-breakpoint
CREATE FUNCTION "renew_catalog_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "catalog_versions" ("id") VALUES (1)
		ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version";
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "catalog_vehicles_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalog_vehicles"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_catalog_version"();--> statement-breakpoint
CREATE TRIGGER "catalog_lines_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalog_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_catalog_version"();--> statement-breakpoint
CREATE TRIGGER "catalog_variants_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalog_variants"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_catalog_version"();
