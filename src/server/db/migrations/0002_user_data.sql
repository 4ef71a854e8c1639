CREATE TABLE "build_lists" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"entries" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "build_lists_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "build_lists_name_is_given" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "build_lists_entries_are_some" CHECK (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "connection_tests" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "connection_tests_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_data" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"trail" jsonb NOT NULL,
	"last_updated" timestamp with time zone,
	CONSTRAINT "user_data_version_counts_from_one" CHECK (version >= 1),
	CONSTRAINT "user_data_document_is_an_object" CHECK (jsonb_typeof(document) = 'object'),
	CONSTRAINT "user_data_is_dated_once_saved" CHECK (version = 1 or last_updated is not null)
);
--> statement-breakpoint
CREATE TABLE "user_data_clients" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "user_data_clients_last_seq_is_a_count" CHECK (last_seq >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_data_versions" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"inventory_items" integer NOT NULL,
	"build_list_items" integer NOT NULL,
	"projects" integer NOT NULL,
	CONSTRAINT "user_data_versions_pkey" PRIMARY KEY("user_id","version"),
	CONSTRAINT "user_data_versions_version_is_a_save" CHECK (version >= 2),
	CONSTRAINT "user_data_versions_reason_is_known" CHECK (reason in ('save', 'restore', 'clear')),
	CONSTRAINT "user_data_versions_sizes_are_counts" CHECK (inventory_items >= 0 and build_list_items >= 0 and projects >= 0)
);
--> statement-breakpoint
ALTER TABLE "build_lists" ADD CONSTRAINT "build_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_tests" ADD CONSTRAINT "connection_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data" ADD CONSTRAINT "user_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_clients" ADD CONSTRAINT "user_data_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_versions" ADD CONSTRAINT "user_data_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_data_clients_user_id" ON "user_data_clients" USING btree ("user_id");