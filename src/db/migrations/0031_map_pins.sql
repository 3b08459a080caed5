ALTER TABLE "media_assets" ADD COLUMN "geo" jsonb;
--> statement-breakpoint
-- The drawn maps of a shop that is there already: the site knew where their pin stands by itself.
UPDATE "media_assets" SET "geo" = '{"lat": 33.5876, "lng": -112.1049}' WHERE "key" IN ('map-light', 'map-dark');
