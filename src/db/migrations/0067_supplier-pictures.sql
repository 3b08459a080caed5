CREATE TABLE "goods_import_pictures" (
	"import_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"addresses" jsonb NOT NULL,
	CONSTRAINT "goods_import_pictures_import_id_sku_pk" PRIMARY KEY("import_id","sku")
);
--> statement-breakpoint
CREATE TABLE "goods_pictures" (
	"sku" text NOT NULL,
	"address" text NOT NULL,
	"place" integer NOT NULL,
	"import_id" uuid,
	"is_shown" boolean DEFAULT false NOT NULL,
	"is_replaced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_pictures_sku_address_pk" PRIMARY KEY("sku","address")
);
--> statement-breakpoint
CREATE TABLE "supplier_pictures" (
	"address" text PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"problem" jsonb,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "picture_hosts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_import_pictures" ADD CONSTRAINT "goods_import_pictures_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_pictures" ADD CONSTRAINT "goods_pictures_address_supplier_pictures_address_fk" FOREIGN KEY ("address") REFERENCES "public"."supplier_pictures"("address") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_pictures" ADD CONSTRAINT "goods_pictures_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_pictures_address" ON "goods_pictures" USING btree ("address");--> statement-breakpoint
CREATE INDEX "goods_pictures_import" ON "goods_pictures" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "goods_pictures_new" ON "goods_pictures" USING btree ("sku") WHERE not "goods_pictures"."is_shown";--> statement-breakpoint
CREATE INDEX "supplier_pictures_due" ON "supplier_pictures" USING btree ("next_at") WHERE "supplier_pictures"."state" = 'waiting';