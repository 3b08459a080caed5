CREATE TABLE "feed_fetches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "feed_fetches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" integer,
	"rows" integer,
	"import_id" uuid,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"again" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "feed_fetches_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "supplier_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"host_key" text,
	"schedule" jsonb NOT NULL,
	"applies" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone,
	"fetching_since" timestamp with time zone,
	"seen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_feeds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "feed_fetches" ADD CONSTRAINT "feed_fetches_feed_id_supplier_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."supplier_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_fetches" ADD CONSTRAINT "feed_fetches_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_fetches_feed" ON "feed_fetches" USING btree ("feed_id","number");--> statement-breakpoint
CREATE INDEX "feed_fetches_import" ON "feed_fetches" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "supplier_feeds_due" ON "supplier_feeds" USING btree ("next_at");