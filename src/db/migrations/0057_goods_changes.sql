CREATE TABLE "goods_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "goods_batches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parts" integer NOT NULL,
	"actor_name" text NOT NULL,
	"undoes" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_batches_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "goods_changes" (
	"batch_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "goods_changes_batch_id_sku_pk" PRIMARY KEY("batch_id","sku")
);
--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "upc" text;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "cost_cents" integer;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "map_cents" integer;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "superseded_by" text;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(sku || ' ' || coalesce(record ->> 'size', (record ->> 'diameterIn') || 'x' || (record ->> 'widthIn'), '') || ' ' || coalesce(record ->> 'finishes', '') || ' ' || coalesce(record ->> 'boltPatterns', ''))) STORED;--> statement-breakpoint
ALTER TABLE "goods_batches" ADD CONSTRAINT "goods_batches_undoes_goods_batches_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."goods_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_batch_id_goods_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."goods_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_batches_made" ON "goods_batches" USING btree ("category","number");--> statement-breakpoint
CREATE INDEX "goods_changes_sku" ON "goods_changes" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "catalog_variants_counts" ON "catalog_variants" USING btree ("kind","line_id","status","stock_on_hand");