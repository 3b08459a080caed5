CREATE EXTENSION IF NOT EXISTS "btree_gist";--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"entry_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"service" text NOT NULL,
	"service_name" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"mode" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"vehicle" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"contact_kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"build_id" uuid,
	"lead_id" uuid,
	"booked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "appointments_form_id_unique" UNIQUE("form_id"),
	CONSTRAINT "appointments_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"service" text,
	"minutes" integer,
	"mode" text,
	"booked_by" text DEFAULT 'visitor' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_occupations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_occupations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	CONSTRAINT "calendar_occupations_some" CHECK (not isempty("calendar_occupations"."during"))
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"appointment_id" uuid,
	"service" text NOT NULL,
	"minutes" integer NOT NULL,
	"mode" text NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"not_before" date,
	"vehicle" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"build_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" uuid,
	"offered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "waiting_list_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_occupations" ADD CONSTRAINT "calendar_occupations_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_starts" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_contact" ON "appointments" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "calendar_entries_starts" ON "calendar_entries" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "calendar_entries_expires" ON "calendar_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "calendar_occupations_entry" ON "calendar_occupations" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "waiting_list_created" ON "waiting_list" USING btree ("created_at");--> statement-breakpoint
-- Whatever the code does, no resource is booked twice.
ALTER TABLE "calendar_occupations" ADD CONSTRAINT "calendar_occupations_once"
	EXCLUDE USING gist ("resource" WITH =, "during" WITH &&);--> statement-breakpoint
-- The alignment rack of the demo shop has stood among its bays without a word for what it is.
UPDATE "shop_settings" SET "version" = "version" + 1, "record" = jsonb_set("record", '{bays}', (
	SELECT jsonb_agg(CASE WHEN bay ->> 'id' = 'rack' THEN bay || '{"kind":"rack"}' ELSE bay END ORDER BY place)
	FROM jsonb_array_elements("record" -> 'bays') WITH ORDINALITY AS line(bay, place)
)) WHERE "record" -> 'bays' @> '[{"id":"rack"}]';
