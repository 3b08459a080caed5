-- What a zone is called follows from the zone; a job is where the shop is.
UPDATE "shop_settings" SET "record" = "record" - 'timeZoneLabel', "version" = "version" + 1;
--> statement-breakpoint
UPDATE "career_jobs" SET "record" = "record" - 'location';
--> statement-breakpoint
-- A shop that was seeded empty and has never been named has placeholders for facts.
UPDATE "shop_settings" SET "record" = "record"
	|| '{"isSetUp": false, "legalName": "", "founded": null, "geo": null, "areaServed": []}'
	WHERE "record" ->> 'legalName' = 'Your shop';
