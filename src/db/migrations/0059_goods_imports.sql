CREATE TABLE "goods_import_batches" (
	"import_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	CONSTRAINT "goods_import_batches_import_id_batch_id_pk" PRIMARY KEY("import_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "goods_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"category" text NOT NULL,
	"fate" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"told" jsonb,
	CONSTRAINT "goods_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "goods_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"choice" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"guess" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"line_id" text,
	"state" text DEFAULT 'checking' NOT NULL,
	"run" uuid NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" jsonb,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"profile" jsonb NOT NULL,
	"line_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_profiles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "goods_import_batches" ADD CONSTRAINT "goods_import_batches_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_batches" ADD CONSTRAINT "goods_import_batches_batch_id_goods_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."goods_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_rows" ADD CONSTRAINT "goods_import_rows_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_rows_sku" ON "goods_import_rows" USING btree ("import_id","sku");--> statement-breakpoint
CREATE INDEX "goods_imports_made" ON "goods_imports" USING btree ("created_at");