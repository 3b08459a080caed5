CREATE TABLE "goods_own_fields" (
	"sku" text NOT NULL,
	"field" text NOT NULL,
	"batch_id" uuid NOT NULL,
	CONSTRAINT "goods_own_fields_sku_field_pk" PRIMARY KEY("sku","field")
);
--> statement-breakpoint
ALTER TABLE "goods_own_fields" ADD CONSTRAINT "goods_own_fields_batch_id_goods_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."goods_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_own_fields_batch" ON "goods_own_fields" USING btree ("batch_id");