CREATE TABLE "integration_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
