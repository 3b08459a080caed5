CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_at" timestamp with time zone;
--> statement-breakpoint
-- A shop from before its settings said what can be booked offers what the stories of its services say.
UPDATE "shop_settings" SET "version" = "version" + 1,
	"record" = "record" || jsonb_build_object('services', "found"."services")
FROM (
	SELECT jsonb_agg(jsonb_build_object(
		'slug', "slug",
		'name', jsonb_build_object('en', "name", 'es', "name_es"),
		'minutes', (greatest(ceil("hours" * 4), 1) * 15)::int,
		'needsBay', "slug" <> 'alignment',
		'rackMinutes', CASE "slug" WHEN 'leveling-kit' THEN 90 WHEN 'suspension-lift' THEN 105 WHEN 'recheck' THEN 30 ELSE 0 END,
		'bufferMinutes', '{"before":0,"after":0}'::jsonb,
		'canWait', "can_wait",
		'leadDays', least(ceil("lead_days"), 60)::int,
		'horizonDays', 60,
		'dailyCap', CASE "slug" WHEN 'fit-check' THEN 8 END,
		'startEveryMinutes', 30,
		'lastStart', NULL
	) ORDER BY "position" DESC, "id") AS "services"
	FROM (
		SELECT "story"."slug", "story"."position", "story"."id",
			"content" ->> 'name' AS "name",
			coalesce(nullif("content" ->> 'name__i18n__es', ''), "content" ->> 'name') AS "name_es",
			coalesce("content" ->> 'canWait', '') = 'true' AS "can_wait",
			CASE WHEN "content" #>> '{duration,typicalHours}' ~ '^\d{1,3}(\.\d+)?$'
				THEN ("content" #>> '{duration,typicalHours}')::numeric ELSE 1 END AS "hours",
			CASE WHEN "content" ->> 'leadTimeDays' ~ '^\d{1,3}(\.\d+)?$'
				THEN ("content" ->> 'leadTimeDays')::numeric ELSE 1 END AS "lead_days"
		FROM (
			SELECT "s"."slug", "s"."position", "s"."id", "p"."content"
			FROM "content_publications" "p" JOIN "content_stories" "s" ON "s"."id" = "p"."story_id"
			WHERE "s"."deleted_at" IS NULL AND "s"."full_slug" LIKE 'service-items/%'
				AND "p"."content" ->> 'component' = 'service' AND "p"."content" ->> 'bookable' = 'true'
				AND "p"."content" ->> 'name' <> ''
		) "story"
	) "service"
) "found"
WHERE "found"."services" IS NOT NULL AND coalesce(jsonb_array_length("record" -> 'services'), 0) = 0;
