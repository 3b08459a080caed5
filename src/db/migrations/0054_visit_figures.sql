CREATE TABLE "visit_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_figures" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"visitors" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_figures" ADD CONSTRAINT "visit_figures_day_visit_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."visit_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_figures_kind" ON "visit_figures" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "visit_figures_day" ON "visit_figures" USING btree ("day");--> statement-breakpoint
-- A day whose events change is counted anew. Days are closed two days after they are over; whoever changes one that may
-- be closed waits for who is counting it, and the other way round.
CREATE FUNCTION "reopen_visit_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM changed_visits WHERE "day" < (now() AT TIME ZONE 'UTC')::date - 1) THEN
		LOCK TABLE "visit_days" IN SHARE ROW EXCLUSIVE MODE;
	END IF;
	IF EXISTS (SELECT FROM "visit_days" JOIN changed_visits USING ("day")) THEN
		DELETE FROM "visit_days" WHERE "day" IN (SELECT "day" FROM changed_visits);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "visit_events_added" AFTER INSERT ON "visit_events"
	REFERENCING NEW TABLE AS changed_visits FOR EACH STATEMENT EXECUTE FUNCTION "reopen_visit_days"();--> statement-breakpoint
CREATE TRIGGER "visit_events_removed" AFTER DELETE ON "visit_events"
	REFERENCING OLD TABLE AS changed_visits FOR EACH STATEMENT EXECUTE FUNCTION "reopen_visit_days"();--> statement-breakpoint
CREATE TRIGGER "visit_events_changed_from" AFTER UPDATE ON "visit_events"
	REFERENCING OLD TABLE AS changed_visits FOR EACH STATEMENT EXECUTE FUNCTION "reopen_visit_days"();--> statement-breakpoint
CREATE TRIGGER "visit_events_changed_to" AFTER UPDATE ON "visit_events"
	REFERENCING NEW TABLE AS changed_visits FOR EACH STATEMENT EXECUTE FUNCTION "reopen_visit_days"();
