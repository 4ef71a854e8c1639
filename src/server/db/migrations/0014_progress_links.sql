CREATE TABLE "progress_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progress_links" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"shows_names" boolean NOT NULL,
	"created_by_no" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "progress_links_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "progress_links_one_of_a_project" UNIQUE("settlement_id","project_id"),
	CONSTRAINT "progress_links_code_is_one_link" UNIQUE("settlement_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "progress_links" ADD CONSTRAINT "progress_links_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_links" ADD CONSTRAINT "progress_links_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_links" ADD CONSTRAINT "progress_links_created_by_a_person" FOREIGN KEY ("settlement_id","created_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progress_codes_settlement_id" ON "progress_codes" USING btree ("settlement_id");