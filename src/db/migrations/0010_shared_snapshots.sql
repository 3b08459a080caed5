CREATE TABLE "build_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"state_key" text NOT NULL,
	"catalog_version" text NOT NULL,
	"record" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "build_snapshots_state_key_unique" UNIQUE("state_key")
);
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_snapshot"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a shared snapshot never changes';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "build_snapshots_frozen" BEFORE UPDATE ON "build_snapshots"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_snapshot"();
