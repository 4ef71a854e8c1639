CREATE TABLE "contributions" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"project_id" uuid,
	"by_no" integer NOT NULL,
	"player_id" uuid,
	"items_contributed" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"notes" text NOT NULL,
	"proof_of_work" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"decided_by_no" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	"split_of" uuid,
	CONSTRAINT "contributions_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "contributions_status_is_known" CHECK (status in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "contributions_revision_counts" CHECK (revision >= 1),
	CONSTRAINT "contributions_decided_by_somebody" CHECK ((status = 'pending') = (decided_by_no is null) and (status = 'pending') = (decided_at is null)),
	CONSTRAINT "contributions_rejected_with_a_reason" CHECK ((status = 'rejected') = (reason is not null) and (reason is null or char_length(reason) between 1 and 2000)),
	CONSTRAINT "contributions_bring_something" CHECK (jsonb_typeof(items_contributed) = 'array' and jsonb_array_length(items_contributed) between 1 and 20
    and not jsonb_path_exists(items_contributed, '$[*] ? (!(@.quantity >= 1 && @.quantity <= 1000000000))')),
	CONSTRAINT "contributions_materials_fit" CHECK (jsonb_typeof(materials) = 'array' and jsonb_array_length(materials) between 0 and 20
    and not jsonb_path_exists(materials, '$[*] ? (!(@.quantity >= 1 && @.quantity <= 1000000000))')),
	CONSTRAINT "contributions_texts_fit" CHECK (char_length(notes) <= 2000 and char_length(proof_of_work) <= 500)
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "contribution_id" uuid;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_for_a_task" FOREIGN KEY ("settlement_id","task_id") REFERENCES "public"."tasks"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_by_a_person" FOREIGN KEY ("settlement_id","by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_decided_by_a_person" FOREIGN KEY ("settlement_id","decided_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_split_of_another" FOREIGN KEY ("settlement_id","split_of") REFERENCES "public"."contributions"("settlement_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contributions_status" ON "contributions" USING btree ("settlement_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "contributions_task" ON "contributions" USING btree ("settlement_id","task_id","submitted_at");--> statement-breakpoint
CREATE INDEX "contributions_person" ON "contributions" USING btree ("settlement_id","by_no","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_of_a_contribution_once" ON "entries" USING btree ("settlement_id","contribution_id","line") WHERE contribution_id is not null;