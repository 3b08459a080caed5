CREATE TABLE "goods_import_supply" (
	"import_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"on_hand" integer,
	"lead_time_days" integer,
	"cost_cents" integer,
	CONSTRAINT "goods_import_supply_import_id_sku_pk" PRIMARY KEY("import_id","sku")
);
--> statement-breakpoint
CREATE TABLE "part_supply" (
	"sku" text NOT NULL,
	"supplier" text NOT NULL,
	"on_hand" integer,
	"lead_time_days" integer,
	"cost_cents" integer,
	"import_id" uuid NOT NULL,
	CONSTRAINT "part_supply_sku_supplier_pk" PRIMARY KEY("sku","supplier")
);
--> statement-breakpoint
ALTER TABLE "goods_import_supply" ADD CONSTRAINT "goods_import_supply_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_supply_import" ON "part_supply" USING btree ("import_id");