CREATE TABLE "appointment_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"lead_id" uuid,
	"service" text NOT NULL,
	"vehicle" text NOT NULL,
	"mode" text NOT NULL,
	"wished_date" date NOT NULL,
	"day_part" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"contact_kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_requests_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capability_hash" text NOT NULL,
	"locale" text NOT NULL,
	"selected_options" text[] NOT NULL,
	"current_option" text,
	"first_option" text,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_slug" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"form_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_applications_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
CREATE TABLE "career_jobs" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"posted_on" date NOT NULL,
	"valid_through" date NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_resumes" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_resumes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "catalog_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer NOT NULL,
	"bolt_patterns" text[] DEFAULT '{}' NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year_from" integer NOT NULL,
	"year_to" integer,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_publications" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"first_published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_spaces" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"uuid" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"full_slug" text NOT NULL,
	"path" text,
	"is_folder" boolean DEFAULT false NOT NULL,
	"is_startpage" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"tag_list" text[] DEFAULT '{}' NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_stories_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "gallery_builds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"make" text NOT NULL,
	"make_slug" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"year" integer NOT NULL,
	"model" text NOT NULL,
	"image_asset_id" integer,
	"finished_on" date NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_builds_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "leads_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1042 CACHE 1),
	"kind" text NOT NULL,
	"build_id" uuid,
	"form_id" uuid,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"contact_kind" text NOT NULL,
	"preferred" text,
	"topic" text,
	"note" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"consented_at" timestamp with time zone,
	"snapshot" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_number_unique" UNIQUE("number"),
	CONSTRAINT "leads_build_id_unique" UNIQUE("build_id"),
	CONSTRAINT "leads_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
CREATE TABLE "media_assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"hash" text NOT NULL,
	"key" text,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"alt" jsonb NOT NULL,
	"focus" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_assets_hash_unique" UNIQUE("hash"),
	CONSTRAINT "media_assets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"stars" integer NOT NULL,
	"written_on" date NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"scenario" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_applications" ADD CONSTRAINT "career_applications_job_slug_career_jobs_slug_fk" FOREIGN KEY ("job_slug") REFERENCES "public"."career_jobs"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_resumes" ADD CONSTRAINT "career_resumes_application_id_career_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."career_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_variants" ADD CONSTRAINT "catalog_variants_line_id_catalog_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."catalog_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_publications" ADD CONSTRAINT "content_publications_story_id_content_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."content_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_builds" ADD CONSTRAINT "gallery_builds_image_asset_id_media_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_requests_date" ON "appointment_requests" USING btree ("wished_date");--> statement-breakpoint
CREATE INDEX "builds_updated" ON "builds" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "catalog_variants_line" ON "catalog_variants" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "catalog_variants_bolt_patterns" ON "catalog_variants" USING gin ("bolt_patterns");--> statement-breakpoint
CREATE INDEX "catalog_vehicles_make_model" ON "catalog_vehicles" USING btree ("make","model");--> statement-breakpoint
CREATE UNIQUE INDEX "content_stories_full_slug" ON "content_stories" USING btree ("full_slug");--> statement-breakpoint
CREATE INDEX "content_stories_parent" ON "content_stories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "gallery_builds_make" ON "gallery_builds" USING btree ("make_slug","finished_on");--> statement-breakpoint
CREATE INDEX "gallery_builds_finished" ON "gallery_builds" USING btree ("finished_on");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at");