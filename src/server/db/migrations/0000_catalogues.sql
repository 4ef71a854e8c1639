CREATE TABLE "catalogues" (
	"version" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"game_date" text NOT NULL,
	"items" integer NOT NULL,
	"craftable" integer NOT NULL,
	"first_served_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogues_craftable_among_items" CHECK (craftable between 0 and items)
);
