CREATE TABLE "career_candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_slug" text NOT NULL,
	"person_key" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"contact_kind" text NOT NULL,
	"locale" text NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_candidates_once" UNIQUE("job_slug","person_key")
);
--> statement-breakpoint
CREATE TABLE "career_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "career_applications" ADD COLUMN "candidate_id" uuid;--> statement-breakpoint
ALTER TABLE "career_applications" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "career_resumes" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "career_resumes" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "career_resumes" ADD COLUMN "scan" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
-- Who has applied so far: one candidate for each person and job, found as `personKeyOf` finds them.
INSERT INTO "career_candidates" ("id", "job_slug", "person_key", "name", "contact", "contact_kind", "locale", "stage_at", "applied_at", "created_at")
SELECT DISTINCT ON ("job_slug", "key") gen_random_uuid(), "job_slug", "key", "name",
	CASE WHEN "key" LIKE '+%' THEN "key" ELSE btrim("contact") END,
	CASE WHEN "key" LIKE '+%' THEN 'phone' ELSE 'email' END, "locale", "created_at", "created_at",
	min("created_at") OVER (PARTITION BY "job_slug", "key")
FROM (
	SELECT *, CASE WHEN position('@' IN "contact") > 0 THEN lower(btrim("contact"))
		ELSE '+1' || right(regexp_replace("contact", '\D', '', 'g'), 10) END AS "key"
	FROM "career_applications"
) AS applied
ORDER BY "job_slug", "key", "created_at" DESC;--> statement-breakpoint
UPDATE "career_applications" AS a SET "candidate_id" = c."id" FROM "career_candidates" AS c
WHERE c."job_slug" = a."job_slug" AND c."person_key" = CASE WHEN position('@' IN a."contact") > 0
	THEN lower(btrim(a."contact")) ELSE '+1' || right(regexp_replace(a."contact", '\D', '', 'g'), 10) END;--> statement-breakpoint
ALTER TABLE "career_applications" ALTER COLUMN "candidate_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "career_candidates" ADD CONSTRAINT "career_candidates_job_slug_career_jobs_slug_fk" FOREIGN KEY ("job_slug") REFERENCES "public"."career_jobs"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_events" ADD CONSTRAINT "career_events_candidate_id_career_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."career_candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_candidates_person" ON "career_candidates" USING btree ("person_key");--> statement-breakpoint
CREATE INDEX "career_candidates_stage" ON "career_candidates" USING btree ("stage","applied_at");--> statement-breakpoint
CREATE INDEX "career_events_candidate" ON "career_events" USING btree ("candidate_id");--> statement-breakpoint
ALTER TABLE "career_applications" ADD CONSTRAINT "career_applications_candidate_id_career_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."career_candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_applications_candidate" ON "career_applications" USING btree ("candidate_id");--> statement-breakpoint
CREATE TRIGGER "career_candidates_news" AFTER UPDATE OF "stage" OR DELETE ON "career_candidates"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('application.changed');
