CREATE TABLE "build_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"build_id" uuid NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "build_photos_key_unique" UNIQUE("key"),
	CONSTRAINT "build_photos_once" UNIQUE("build_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "build_photos" ADD CONSTRAINT "build_photos_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_photos_build" ON "build_photos" USING btree ("build_id");