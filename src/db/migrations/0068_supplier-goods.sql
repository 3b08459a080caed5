CREATE TABLE "goods_import_presence" (
	"import_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"change" text NOT NULL,
	CONSTRAINT "goods_import_presence_import_id_sku_pk" PRIMARY KEY("import_id","sku")
);
--> statement-breakpoint
CREATE TABLE "supplier_goods" (
	"supplier" text NOT NULL,
	"sku" text NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_goods_supplier_sku_pk" PRIMARY KEY("supplier","sku")
);
--> statement-breakpoint
ALTER TABLE "goods_import_presence" ADD CONSTRAINT "goods_import_presence_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_goods_sku" ON "supplier_goods" USING btree ("sku");