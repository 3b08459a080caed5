-- Every process of the site is told when a transaction that changed what the public sees commits, so that none of
-- them answers its next visitor with an older page.
CREATE FUNCTION "tell_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('site_news', TG_ARGV[0]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_spaces_site_news" AFTER INSERT OR UPDATE ON "content_spaces"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_site"('content');--> statement-breakpoint
CREATE TRIGGER "content_experiments_site_news" AFTER INSERT OR UPDATE OR DELETE ON "content_experiments"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_site"('experiments');
