DROP INDEX "part_supply_import";--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "kept" jsonb;--> statement-breakpoint
CREATE INDEX "part_supply_import" ON "part_supply" USING btree ("import_id","sku");