-- Whoever keeps what it has read of the versions hears when one changes, instead of asking again after each statement.
CREATE FUNCTION "tell_facts_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('facts_changed', '');
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "fact_versions_told" AFTER INSERT OR UPDATE OR DELETE ON "fact_versions"
	FOR EACH ROW EXECUTE FUNCTION "tell_facts_changed"();--> statement-breakpoint
CREATE TRIGGER "fact_versions_emptied_told" AFTER TRUNCATE ON "fact_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_facts_changed"();--> statement-breakpoint
CREATE TRIGGER "catalog_versions_told" AFTER INSERT OR UPDATE OR DELETE ON "catalog_versions"
	FOR EACH ROW EXECUTE FUNCTION "tell_facts_changed"();--> statement-breakpoint
CREATE TRIGGER "catalog_versions_emptied_told" AFTER TRUNCATE ON "catalog_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_facts_changed"();
