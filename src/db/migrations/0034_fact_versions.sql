CREATE TABLE "fact_versions" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "fact_versions" ("subject") VALUES ('settings'), ('rates'), ('gallery'), ('media'), ('careers'), ('reviews');--> statement-breakpoint
-- At the end of a transaction, and one at a time: writers of several subjects cannot wait for each other in a circle.
-- A row that this transaction has already renewed is left alone, so a large import renews it once.
CREATE FUNCTION "renew_fact_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7203417);
	UPDATE "fact_versions" SET "version" = gen_random_uuid()
		WHERE "subject" = TG_ARGV[0] AND xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shop_settings_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "shop_settings"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('settings');--> statement-breakpoint
CREATE TRIGGER "shop_settings_emptied_fact_version" AFTER TRUNCATE ON "shop_settings"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('settings');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "rate_sets_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "rate_sets"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('rates');--> statement-breakpoint
CREATE TRIGGER "rate_sets_emptied_fact_version" AFTER TRUNCATE ON "rate_sets"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('rates');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gallery_builds_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "gallery_builds"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('gallery');--> statement-breakpoint
CREATE TRIGGER "gallery_builds_emptied_fact_version" AFTER TRUNCATE ON "gallery_builds"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('gallery');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gallery_pictures_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "gallery_pictures"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('gallery');--> statement-breakpoint
CREATE TRIGGER "gallery_pictures_emptied_fact_version" AFTER TRUNCATE ON "gallery_pictures"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('gallery');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "media_assets_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "media_assets"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('media');--> statement-breakpoint
CREATE TRIGGER "media_assets_emptied_fact_version" AFTER TRUNCATE ON "media_assets"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('media');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "career_jobs_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "career_jobs"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('careers');--> statement-breakpoint
CREATE TRIGGER "career_jobs_emptied_fact_version" AFTER TRUNCATE ON "career_jobs"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('careers');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "reviews_fact_version" AFTER INSERT OR UPDATE OR DELETE ON "reviews"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_fact_version"('reviews');--> statement-breakpoint
CREATE TRIGGER "reviews_emptied_fact_version" AFTER TRUNCATE ON "reviews"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_fact_version"('reviews');
