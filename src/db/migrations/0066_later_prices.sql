ALTER TABLE "goods_import_rows" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "waits" jsonb DEFAULT '[]'::jsonb NOT NULL;