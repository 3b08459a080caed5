-- What the history says is put into words when it is read: some entries had English words in their name.
UPDATE "audit_entries" SET "subject_name" = replace("subject_name", 'Rates from ', '') WHERE "subject_kind" = 'rates';
--> statement-breakpoint
UPDATE "audit_entries" SET "subject_name" = '(erased)' WHERE "subject_kind" = 'person-data';
--> statement-breakpoint
UPDATE "audit_entries" SET "subject_name" = "content_stories"."name" FROM "content_stories"
WHERE "audit_entries"."subject_kind" = 'preview-link' AND "audit_entries"."subject_name" = 'story ' || "content_stories"."id";
