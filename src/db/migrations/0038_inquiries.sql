CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" integer,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"contact_kind" text NOT NULL,
	"person" text NOT NULL,
	"about" text NOT NULL,
	"make" text NOT NULL,
	"likely_cents" integer,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"stage" text NOT NULL,
	"assignee_id" text,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"merged_into" uuid,
	"desk_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_own" boolean NOT NULL,
	"wait_order" bigint NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- In lower case, without accents and split at marks, so that "garcia" finds "García" and "f 150" finds "F-150".
CREATE FUNCTION "search_words"("given" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(regexp_split_to_array(
		translate(lower("given"), 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun'),
		'[\s!-/:-@\[-`{-~]+'
	), '');
$$;--> statement-breakpoint
-- Each word, or a beginning of it.
CREATE FUNCTION "search_query"("given" text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(string_agg('''' || word || ''':*', ' & '), '')::tsquery FROM unnest(search_words("given")) word;
$$;--> statement-breakpoint
CREATE FUNCTION "person_key"("contact" text, "contact_kind" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN "contact_kind" = 'phone' THEN right(regexp_replace("contact", '\D', '', 'g'), 10) ELSE lower("contact") END;
$$;--> statement-breakpoint
-- A number is looked for from its beginning, without its area code, and by its last four digits.
CREATE FUNCTION "phone_words"("phone" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT concat_ws(' ', "key", right("key", 7), right("key", 4)) FROM person_key("phone", 'phone') "key";
$$;--> statement-breakpoint
CREATE VIEW "inquiry_rows" AS
	SELECT one."id", one."kind", one."number", one."name", one."contact", one."contact_kind",
		person_key(one."contact", one."contact_kind") AS "person", one."about", one."make", one."likely_cents",
		coalesce(nullif(one."source"->'utm'->>'source', ''), one."source"->>'referrer', '') AS "source",
		one."locale", one."stage", one."assignee_id", one."answered_at", one."closed_at", one."close_reason", one."merged_into",
		one."desk_version", one."created_at",
		one."is_listed" AND one."merged_into" IS NULL AND one."stage" <> 'spam' AS "is_own",
		(CASE WHEN one."stage" = 'new' THEN -4000000000000000 + extract(epoch FROM one."created_at") * 1000000
			ELSE -extract(epoch FROM one."created_at") * 1000000 END)::bigint AS "wait_order",
		array_to_tsvector(search_words(concat_ws(' ', one."name", one."contact", one."about", one."number", 'ir' || one."number",
			CASE WHEN one."contact_kind" = 'phone' THEN phone_words(one."contact") END))) AS "words"
	FROM (
		SELECT "id", "kind", "number", "name", "contact", "contact_kind",
			CASE WHEN "kind" = 'build' THEN concat_ws(' ', "snapshot"->'vehicle'->>'year', "snapshot"->'vehicle'->>'make', "snapshot"->'vehicle'->>'model')
				ELSE coalesce("topic", '') END AS "about",
			coalesce("snapshot"->'vehicle'->>'make', '') AS "make",
			("snapshot"->'quote'->'totalCents'->>'likely')::float::integer AS "likely_cents",
			"source", true AS "is_listed", "locale", "stage", "assignee_id", "answered_at", "closed_at", "close_reason", "merged_into",
			"desk_version", "created_at" FROM "leads"
		UNION ALL SELECT "id", 'appointment', NULL, "name", "contact", "contact_kind", "vehicle", '', NULL,
			"source", true, "locale", "stage", "assignee_id", "answered_at", "closed_at", "close_reason", "merged_into",
			"desk_version", "created_at" FROM "appointment_requests"
		-- Whoever has an appointment only waits for an earlier time.
		UNION ALL SELECT "id", 'waiting', NULL, "name", "email", 'email', "vehicle", '', NULL,
			NULL, "ended_at" IS NULL AND "appointment_id" IS NULL, "locale", "stage", "assignee_id", "answered_at", "closed_at", "close_reason",
			"merged_into", "desk_version", "created_at" FROM "waiting_list"
	) one;--> statement-breakpoint
CREATE FUNCTION "derive_inquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "inquiries" WHERE "id" = OLD."id";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "inquiries" SELECT * FROM "inquiry_rows" WHERE "id" = NEW."id";
	END IF;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "leads_derive_inquiry" AFTER INSERT OR UPDATE OR DELETE ON "leads"
	FOR EACH ROW EXECUTE FUNCTION "derive_inquiry"();--> statement-breakpoint
CREATE TRIGGER "appointment_requests_derive_inquiry" AFTER INSERT OR UPDATE OR DELETE ON "appointment_requests"
	FOR EACH ROW EXECUTE FUNCTION "derive_inquiry"();--> statement-breakpoint
CREATE TRIGGER "waiting_list_derive_inquiry" AFTER INSERT OR UPDATE OR DELETE ON "waiting_list"
	FOR EACH ROW EXECUTE FUNCTION "derive_inquiry"();--> statement-breakpoint
INSERT INTO "inquiries" SELECT * FROM "inquiry_rows";--> statement-breakpoint
-- After the rows, which is faster.
DROP INDEX "appointments_contact";--> statement-breakpoint
DROP INDEX "mail_messages_recipient";--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("wait_order","id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_stage" ON "inquiries" USING btree ("stage","wait_order","id","likely_cents") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_stage_make" ON "inquiries" USING btree ("stage","make","wait_order","id","likely_cents") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_stage_newest" ON "inquiries" USING btree ("stage","created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_price" ON "inquiries" USING btree ("likely_cents" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_name" ON "inquiries" USING btree (lower("name"),"created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_kind" ON "inquiries" USING btree ("kind","created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_make" ON "inquiries" USING btree ("make","created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_source" ON "inquiries" USING btree ("source","created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_assignee" ON "inquiries" USING btree ("assignee_id","created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."is_own";--> statement-breakpoint
CREATE INDEX "inquiries_spam" ON "inquiries" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "inquiries"."stage" = 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_person" ON "inquiries" USING btree ("person");--> statement-breakpoint
CREATE INDEX "inquiries_same_name" ON "inquiries" USING btree (lower(trim("name")));--> statement-breakpoint
CREATE INDEX "inquiries_merged" ON "inquiries" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "inquiries_words" ON "inquiries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_name");--> statement-breakpoint
CREATE INDEX "audit_entries_area" ON "audit_entries" USING btree (split_part("action", '.', 1));--> statement-breakpoint
CREATE INDEX "appointments_lead" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "appointments_build" ON "appointments" USING btree ("build_id");--> statement-breakpoint
CREATE INDEX "appointments_time" ON "appointments" USING gist (tstzrange("starts_at", greatest("starts_at", "ends_at")));--> statement-breakpoint
CREATE INDEX "appointments_here" ON "appointments" USING btree ("starts_at") WHERE "appointments"."arrived_at" is not null and "appointments"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_entries_time" ON "calendar_entries" USING gist (tstzrange("starts_at", greatest("starts_at", "ends_at")));--> statement-breakpoint
CREATE INDEX "waiting_list_open" ON "waiting_list" USING btree ("created_at") WHERE "waiting_list"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_contact" ON "appointments" USING btree (lower("contact"));--> statement-breakpoint
CREATE INDEX "mail_messages_recipient" ON "mail_messages" USING btree (lower("recipient"),"created_at");