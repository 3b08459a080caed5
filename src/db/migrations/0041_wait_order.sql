-- What waits comes before everything else until 2096; with half the distance it would have been mixed up from 2033 on.
CREATE OR REPLACE VIEW "inquiry_rows" AS
	SELECT one."id", one."kind", one."number", one."name", one."contact", one."contact_kind",
		person_key(one."contact", one."contact_kind") AS "person", one."about", one."make", one."likely_cents",
		coalesce(nullif(one."source"->'utm'->>'source', ''), one."source"->>'referrer', '') AS "source",
		one."locale", one."stage", one."assignee_id", one."answered_at", one."closed_at", one."close_reason", one."merged_into",
		one."desk_version", one."created_at",
		one."is_listed" AND one."merged_into" IS NULL AND one."stage" <> 'spam' AS "is_own",
		(CASE WHEN one."stage" = 'new' THEN -8000000000000000 + extract(epoch FROM one."created_at") * 1000000
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
INSERT INTO "inquiries" SELECT * FROM "inquiry_rows" WHERE "stage" = 'new'
	ON CONFLICT ("id") DO UPDATE SET "wait_order" = excluded."wait_order";
