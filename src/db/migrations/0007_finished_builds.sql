CREATE TABLE "gallery_pictures" (
	"build_id" uuid NOT NULL,
	"asset_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gallery_pictures_build_id_asset_id_pk" PRIMARY KEY("build_id","asset_id")
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_builds" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "gallery_builds" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "gallery_builds" SET "published_at" = "created_at";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_build_id_gallery_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."gallery_builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_pictures_asset" ON "gallery_pictures" USING btree ("asset_id");--> statement-breakpoint
ALTER TABLE "gallery_builds" ADD CONSTRAINT "gallery_builds_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_builds_vehicle" ON "gallery_builds" USING btree ("vehicle_id");--> statement-breakpoint
ALTER TABLE "gallery_builds" ADD CONSTRAINT "gallery_builds_lead_id_unique" UNIQUE("lead_id");