-- The back office is told at once what happens, by every process that writes: when a transaction
-- commits, and never when it is rolled back. What is told says which row, and nothing of its content.
CREATE FUNCTION "tell_office"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed_id text := CASE WHEN TG_OP = 'DELETE' THEN OLD."id"::text ELSE NEW."id"::text END;
BEGIN
	PERFORM pg_notify('office_news', json_build_object('kind', TG_ARGV[0], 'id', changed_id)::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "leads_created_news" AFTER INSERT ON "leads"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.created');--> statement-breakpoint
CREATE TRIGGER "leads_changed_news" AFTER UPDATE OR DELETE ON "leads"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.changed');--> statement-breakpoint
CREATE TRIGGER "appointment_requests_created_news" AFTER INSERT ON "appointment_requests"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.created');--> statement-breakpoint
CREATE TRIGGER "appointment_requests_changed_news" AFTER UPDATE OR DELETE ON "appointment_requests"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.changed');--> statement-breakpoint
CREATE TRIGGER "appointments_news" AFTER INSERT OR UPDATE OR DELETE ON "appointments"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('appointment.changed');--> statement-breakpoint
CREATE TRIGGER "calendar_entries_news" AFTER INSERT OR UPDATE ON "calendar_entries"
	FOR EACH ROW WHEN (NEW."kind" <> 'hold') EXECUTE FUNCTION "tell_office"('appointment.changed');--> statement-breakpoint
CREATE TRIGGER "calendar_entries_gone_news" AFTER DELETE ON "calendar_entries"
	FOR EACH ROW WHEN (OLD."kind" <> 'hold') EXECUTE FUNCTION "tell_office"('appointment.changed');--> statement-breakpoint
CREATE TRIGGER "career_applications_created_news" AFTER INSERT ON "career_applications"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('application.created');--> statement-breakpoint
CREATE TRIGGER "career_applications_changed_news" AFTER UPDATE OR DELETE ON "career_applications"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('application.changed');--> statement-breakpoint
CREATE TRIGGER "mail_messages_failed_news" AFTER UPDATE ON "mail_messages"
	FOR EACH ROW WHEN (NEW."state" = 'failed' AND OLD."state" <> 'failed')
	EXECUTE FUNCTION "tell_office"('mail.failed');
