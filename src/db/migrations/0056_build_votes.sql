CREATE TABLE "build_ballots" (
	"vote_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"choice" text NOT NULL,
	"cast_at" timestamp with time zone NOT NULL,
	CONSTRAINT "build_ballots_vote_id_device_hash_pk" PRIMARY KEY("vote_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "build_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"choices" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "build_votes_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "build_ballots" ADD CONSTRAINT "build_ballots_vote_id_build_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."build_votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "build_ballots" ADD CONSTRAINT "build_ballots_choice_build_snapshots_id_fk" FOREIGN KEY ("choice") REFERENCES "public"."build_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_votes_closes_at" ON "build_votes" USING btree ("closes_at");