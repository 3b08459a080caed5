CREATE TABLE "goods_import_supply_before" (
	"import_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"on_hand" integer,
	"lead_time_days" integer,
	"cost_cents" integer,
	"said_by" uuid NOT NULL,
	CONSTRAINT "goods_import_supply_before_import_id_sku_pk" PRIMARY KEY("import_id","sku")
);
--> statement-breakpoint
CREATE TABLE "supplier_layouts" (
	"supplier" text NOT NULL,
	"layout" text NOT NULL,
	"profile" jsonb NOT NULL,
	"line_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_layouts_supplier_layout_pk" PRIMARY KEY("supplier","layout")
);
--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_import_supply_before" ADD CONSTRAINT "goods_import_supply_before_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_supply_before_said_by" ON "goods_import_supply_before" USING btree ("said_by");