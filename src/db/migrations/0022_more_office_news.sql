-- Who waits for a time is an inquiry too; notes and stages are news of what they are about.
CREATE TRIGGER "waiting_list_created_news" AFTER INSERT ON "waiting_list"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.created');--> statement-breakpoint
CREATE TRIGGER "waiting_list_changed_news" AFTER UPDATE OR DELETE ON "waiting_list"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.changed');--> statement-breakpoint
CREATE TRIGGER "lead_events_news" AFTER INSERT ON "lead_events"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('lead.changed');--> statement-breakpoint
CREATE TRIGGER "career_candidates_changed_news" AFTER UPDATE ON "career_candidates"
	FOR EACH ROW EXECUTE FUNCTION "tell_office"('application.changed');
