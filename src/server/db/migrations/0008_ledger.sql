-- Checks what earlier migrations of the same run left for the end: while that is pending, PostgreSQL alters no table.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
CREATE TABLE "assignees" (
	"settlement_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignees_pkey" PRIMARY KEY("settlement_id","task_id","who")
);
--> statement-breakpoint
CREATE TABLE "project_players" (
	"settlement_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"who" uuid NOT NULL,
	CONSTRAINT "project_players_pkey" PRIMARY KEY("settlement_id","project_id","who")
);
--> statement-breakpoint
CREATE TABLE "catalogue_lists" (
	"version" text PRIMARY KEY NOT NULL,
	"list" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allotments" (
	"settlement_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "allotments_pkey" PRIMARY KEY("settlement_id","project_id","item_id"),
	CONSTRAINT "allotments_are_something" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"settlement_id" uuid NOT NULL,
	"act" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"by_no" integer NOT NULL,
	"player_id" uuid,
	"project_id" uuid,
	"task_id" uuid,
	"storage_id" uuid,
	"note" text,
	"reverts_act" uuid,
	"reverts_line" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entries_pkey" PRIMARY KEY("settlement_id","act","line"),
	CONSTRAINT "entries_reverted_once" UNIQUE("settlement_id","reverts_act","reverts_line"),
	CONSTRAINT "entries_kind_is_known" CHECK (kind in ('counted', 'added', 'taken', 'contributed', 'crafted', 'used', 'handedOver', 'reverted')),
	CONSTRAINT "entries_item_is_given" CHECK (char_length(item_id) between 1 and 40),
	CONSTRAINT "entries_are_something" CHECK (amount <> 0 and abs(amount) <= 1000000000000),
	CONSTRAINT "entries_reversal_is_whole" CHECK ((reverts_act is null) = (reverts_line is null)),
	CONSTRAINT "entries_note_fits" CHECK (char_length(note) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "project_items" (
	"settlement_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"quantity" bigint NOT NULL,
	"recipe_index" integer NOT NULL,
	"finished" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_items_pkey" PRIMARY KEY("settlement_id","project_id","id"),
	CONSTRAINT "project_items_item_is_given" CHECK (char_length(item_id) between 1 and 40),
	CONSTRAINT "project_items_quantity_fits" CHECK (quantity between 1 and 1000000000),
	CONSTRAINT "project_items_recipe_counts" CHECK (recipe_index between 0 and 1000),
	CONSTRAINT "project_items_finished_counts" CHECK (finished between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"notes" text NOT NULL,
	"priority" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"status_by_hand" boolean NOT NULL,
	"owner_no" integer NOT NULL,
	"generation" integer NOT NULL,
	"ways" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ending" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "projects_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "projects_name_is_given" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "projects_texts_fit" CHECK (char_length(description) <= 2000 and char_length(notes) <= 2000),
	CONSTRAINT "projects_priority_is_known" CHECK (priority in ('high', 'medium', 'low')),
	CONSTRAINT "projects_status_is_known" CHECK (status in ('not_started', 'in_progress', 'completed')),
	CONSTRAINT "projects_ending_is_known" CHECK (ending in ('used', 'stays', 'deleted')),
	CONSTRAINT "projects_ending_is_dated" CHECK ((ending is null) = (ended_at is null)),
	CONSTRAINT "projects_generation_counts" CHECK (generation >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"settlement_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"quantity" bigint NOT NULL,
	"reserved" bigint NOT NULL,
	"kept" bigint NOT NULL,
	"storage_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_pkey" PRIMARY KEY("settlement_id","item_id"),
	CONSTRAINT "stock_item_is_given" CHECK (char_length(item_id) between 1 and 40),
	CONSTRAINT "stock_is_sane" CHECK (0 <= kept and kept <= reserved and reserved <= quantity and quantity <= 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "storages" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "storages_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "storages_name_is_one_place" UNIQUE("settlement_id","name"),
	CONSTRAINT "storages_name_is_given" CHECK (char_length(name) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "task_numbers" (
	"settlement_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"target" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"status" text NOT NULL,
	"by_hand" boolean NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "task_numbers_pkey" PRIMARY KEY("settlement_id","task_id"),
	CONSTRAINT "task_numbers_are_sane" CHECK (0 <= completed and completed <= target),
	CONSTRAINT "task_numbers_status_is_known" CHECK (status in ('pending', 'in_progress', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid,
	"item_id" text,
	"kind" text NOT NULL,
	"generation" integer,
	"amount" bigint,
	"title" text,
	"description" text NOT NULL,
	"notes" text NOT NULL,
	"due" timestamp with time zone,
	"priority" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "tasks_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "tasks_kind_is_known" CHECK (kind in ('craft', 'gather', 'collect', 'hand')),
	CONSTRAINT "tasks_priority_is_known" CHECK (priority in ('high', 'medium', 'low')),
	CONSTRAINT "tasks_title_fits" CHECK (char_length(title) between 1 and 200),
	CONSTRAINT "tasks_texts_fit" CHECK (char_length(description) <= 2000 and char_length(notes) <= 2000),
	CONSTRAINT "tasks_amount_fits" CHECK (amount between 1 and 1000000000),
	CONSTRAINT "tasks_made_by_hand_have_a_title" CHECK (generation is not null or title is not null),
	CONSTRAINT "tasks_generated_have_an_item" CHECK (generation is null or item_id is not null)
);
--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "catalogue" text;--> statement-breakpoint
ALTER TABLE "assignees" ADD CONSTRAINT "assignees_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignees" ADD CONSTRAINT "assignees_of_a_task" FOREIGN KEY ("settlement_id","task_id") REFERENCES "public"."tasks"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_players" ADD CONSTRAINT "project_players_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_players" ADD CONSTRAINT "project_players_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_of_stock" FOREIGN KEY ("settlement_id","item_id") REFERENCES "public"."stock"("settlement_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_by_a_person" FOREIGN KEY ("settlement_id","by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_revert_an_entry" FOREIGN KEY ("settlement_id","reverts_act","reverts_line") REFERENCES "public"."entries"("settlement_id","act","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owned_by_a_person" FOREIGN KEY ("settlement_id","owner_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_lies_in_a_storage" FOREIGN KEY ("settlement_id","storage_id") REFERENCES "public"."storages"("settlement_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storages" ADD CONSTRAINT "storages_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_numbers" ADD CONSTRAINT "task_numbers_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_numbers" ADD CONSTRAINT "task_numbers_of_a_task" FOREIGN KEY ("settlement_id","task_id") REFERENCES "public"."tasks"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignees_person" ON "assignees" USING btree ("settlement_id","who");--> statement-breakpoint
CREATE INDEX "project_players_person" ON "project_players" USING btree ("settlement_id","who");--> statement-breakpoint
CREATE INDEX "entries_at" ON "entries" USING btree ("settlement_id","at");--> statement-breakpoint
CREATE INDEX "entries_item" ON "entries" USING btree ("settlement_id","item_id","at");--> statement-breakpoint
CREATE INDEX "entries_person" ON "entries" USING btree ("settlement_id","by_no","at");--> statement-breakpoint
CREATE INDEX "entries_project" ON "entries" USING btree ("settlement_id","project_id","at");--> statement-breakpoint
CREATE INDEX "projects_live" ON "projects" USING btree ("settlement_id") WHERE ending is null;--> statement-breakpoint
CREATE INDEX "projects_ended" ON "projects" USING btree ("settlement_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_generated_once" ON "tasks" USING btree ("settlement_id","project_id","item_id","generation") WHERE generation is not null;--> statement-breakpoint
CREATE INDEX "tasks_project" ON "tasks" USING btree ("settlement_id","project_id");
