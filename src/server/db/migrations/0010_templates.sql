CREATE TABLE "templates" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_by_no" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "templates_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "templates_kind_is_known" CHECK (kind in ('assignment', 'project')),
	CONSTRAINT "templates_name_is_given" CHECK (char_length(name) between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_made_by_a_person" FOREIGN KEY ("settlement_id","created_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name_is_one_template" ON "templates" USING btree ("settlement_id","kind","name") WHERE deleted_at is null;