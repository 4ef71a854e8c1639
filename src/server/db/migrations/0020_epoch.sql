CREATE TABLE "database_epoch" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"restored_to" timestamp with time zone,
	CONSTRAINT "database_epoch_is_one_row" CHECK (is_only)
);
--> statement-breakpoint
INSERT INTO "database_epoch" ("id") VALUES (gen_random_uuid());
