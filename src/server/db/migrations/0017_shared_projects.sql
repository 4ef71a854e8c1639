CREATE TABLE "collaborators" (
	"settlement_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"shared_by_no" integer NOT NULL,
	"share_link_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "collaborators_pkey" PRIMARY KEY("settlement_id","project_id","user_id"),
	CONSTRAINT "collaborators_id" UNIQUE("settlement_id","id"),
	CONSTRAINT "collaborators_status_is_known" CHECK (status in ('active', 'ended')),
	CONSTRAINT "collaborators_end_is_dated" CHECK ((status = 'ended') = (ended_at is not null))
);
--> statement-breakpoint
CREATE TABLE "share_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"settlement_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_by_no" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_links_pkey" PRIMARY KEY("settlement_id","id"),
	CONSTRAINT "share_links_one_of_a_project" UNIQUE("settlement_id","project_id"),
	CONSTRAINT "share_links_code_is_one_link" UNIQUE("settlement_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_shared_by_a_person" FOREIGN KEY ("settlement_id","shared_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_of_a_project" FOREIGN KEY ("settlement_id","project_id") REFERENCES "public"."projects"("settlement_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_a_person" FOREIGN KEY ("settlement_id","created_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collaborators_user_id" ON "collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_codes_settlement_id" ON "share_codes" USING btree ("settlement_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK (kind in ('assigned', 'reviewed', 'waitingForReview', 'lowStock', 'dueSoon', 'sharedWithYou'));