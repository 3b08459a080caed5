ALTER TABLE "build_photos" ALTER COLUMN "build_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "build_photos" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "build_photos" ADD CONSTRAINT "build_photos_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_photos_lead" ON "build_photos" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "build_photos" ADD CONSTRAINT "build_photos_owner" CHECK (num_nonnulls("build_photos"."build_id", "build_photos"."lead_id") = 1);