CREATE TABLE "fit_answers" (
	"supplier" text NOT NULL,
	"wording" text NOT NULL,
	"part" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"is_meant" boolean NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fit_answers_supplier_wording_part_vehicle_id_pk" PRIMARY KEY("supplier","wording","part","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "fit_conflicts_seen" (
	"sku" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"supplier" text NOT NULL,
	"verdict" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fit_conflicts_seen_sku_vehicle_id_supplier_pk" PRIMARY KEY("sku","vehicle_id","supplier")
);
--> statement-breakpoint
ALTER TABLE "fit_hints" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "fit_hints" ADD COLUMN "is_answered" boolean;--> statement-breakpoint
CREATE INDEX "fit_hints_wording" ON "fit_hints" USING btree ("wording") WHERE is_asked;