CREATE TABLE "experiment_goals" (
	"experiment_id" text NOT NULL,
	"unit" text NOT NULL,
	"goal" text NOT NULL,
	"value_cents" integer,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_goals_experiment_id_unit_goal_pk" PRIMARY KEY("experiment_id","unit","goal")
);
--> statement-breakpoint
CREATE TABLE "experiment_units" (
	"experiment_id" text NOT NULL,
	"unit" text NOT NULL,
	"variants" text NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"exposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_units_experiment_id_unit_pk" PRIMARY KEY("experiment_id","unit")
);
--> statement-breakpoint
CREATE TABLE "visit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"visitor" text NOT NULL,
	"source" text,
	"detail" text,
	"locale" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"purpose" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "experiment_id" text;--> statement-breakpoint
UPDATE "content_experiments" SET "experiment_id" = 'e' || "id";--> statement-breakpoint
ALTER TABLE "content_experiments" ALTER COLUMN "experiment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "state" text DEFAULT 'running' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "sections" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "weight" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "max_age_seconds" integer DEFAULT 604800 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "eligibility" jsonb DEFAULT '{"locales":[],"devices":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "goal" text DEFAULT 'build_started' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_experiments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "visit_events_day" ON "visit_events" USING btree ("day","name");--> statement-breakpoint
ALTER TABLE "content_experiments" ADD CONSTRAINT "content_experiments_experiment_id_unique" UNIQUE("experiment_id");