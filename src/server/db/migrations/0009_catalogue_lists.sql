CREATE TABLE "catalogue_lists" (
	"version" text PRIMARY KEY NOT NULL,
	"list" "bytea" NOT NULL
);
