CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "desk_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "desk_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "desk_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_mail_id_mail_messages_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_inquiry" ON "lead_events" USING btree ("inquiry_id");--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_assignee_id_auth_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_assignee_id_auth_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_auth_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage");--> statement-breakpoint
CREATE INDEX "leads_contact" ON "leads" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into");