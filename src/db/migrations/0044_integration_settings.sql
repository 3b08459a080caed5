CREATE TABLE "integration_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "integration_settings_site_news" AFTER INSERT OR UPDATE OR DELETE ON "integration_settings"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_site"('integrations');
