-- The rates that a shop has had among its settings are its first set.
INSERT INTO "rate_sets" ("valid_from", "record", "saved_by")
	SELECT
		("record" -> 'rates' ->> 'date')::timestamp AT TIME ZONE ("record" ->> 'timeZone'),
		("record" -> 'rates') - 'date',
		'Ironwood'
	FROM "shop_settings"
	WHERE "record" ? 'rates' AND NOT EXISTS (SELECT 1 FROM "rate_sets");
--> statement-breakpoint
UPDATE "shop_settings" SET "record" = "record" - 'rates', "version" = "version" + 1;
