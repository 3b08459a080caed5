CREATE TABLE "feed_id_names" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"year" integer,
	"make" text,
	"model" text,
	"text" text,
	"source" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_id_names_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "fit_applications" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"part" text NOT NULL,
	"change" text NOT NULL,
	"vehicle" jsonb,
	"narrowing" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"label" text,
	"quantity" integer NOT NULL,
	"ended_by" uuid,
	CONSTRAINT "fit_applications_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "fit_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"supplier" text NOT NULL,
	"header" jsonb NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"run" uuid NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" jsonb,
	"applied_number" integer,
	"applied_at" timestamp with time zone,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fit_files_applied_number_unique" UNIQUE("applied_number")
);
--> statement-breakpoint
CREATE TABLE "fit_hints" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"part" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"is_asked" boolean NOT NULL,
	"year_from" integer NOT NULL,
	"year_to" integer NOT NULL,
	CONSTRAINT "fit_hints_file_id_number_vehicle_id_pk" PRIMARY KEY("file_id","number","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "supplier_numbers" (
	"supplier" text NOT NULL,
	"part" text NOT NULL,
	"sku" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_numbers_supplier_part_pk" PRIMARY KEY("supplier","part")
);
--> statement-breakpoint
ALTER TABLE "fit_applications" ADD CONSTRAINT "fit_applications_file_id_fit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."fit_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_hints" ADD CONSTRAINT "fit_hints_file_id_fit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."fit_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fit_applications_part" ON "fit_applications" USING btree ("part");--> statement-breakpoint
CREATE INDEX "fit_files_made" ON "fit_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fit_hints_part" ON "fit_hints" USING btree ("part","vehicle_id");--> statement-breakpoint
CREATE INDEX "fit_hints_vehicle" ON "fit_hints" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "supplier_numbers_sku" ON "supplier_numbers" USING btree ("sku");