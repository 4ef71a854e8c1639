CREATE TABLE "activity" (
	"settlement_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_pkey" PRIMARY KEY("settlement_id","id")
);
--> statement-breakpoint
CREATE TABLE "applied_operations" (
	"user_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "applied_operations_pkey" PRIMARY KEY("user_id","operation_id")
);
--> statement-breakpoint
CREATE TABLE "invite_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_end" text NOT NULL,
	"role" text NOT NULL,
	"max_uses" integer NOT NULL,
	"current_uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "invite_links_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "invite_links_role_can_be_invited" CHECK (role in ('viewer', 'contributor', 'admin')),
	CONSTRAINT "invite_links_uses_stay_within" CHECK (current_uses >= 0 and max_uses >= 0 and (max_uses = 0 or current_uses <= max_uses)),
	CONSTRAINT "invite_links_admins_are_few" CHECK (role <> 'admin' or max_uses between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"settlement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "memberships_pkey" PRIMARY KEY("settlement_id","user_id"),
	CONSTRAINT "memberships_role_is_given" CHECK (char_length(role) between 1 and 40),
	CONSTRAINT "memberships_status_is_known" CHECK (status in ('active', 'removed')),
	CONSTRAINT "memberships_removal_is_dated" CHECK ((status = 'removed') = (removed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"settlement_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_pkey" PRIMARY KEY("settlement_id","seq")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"user_id" uuid,
	"date_added" timestamp with time zone NOT NULL,
	CONSTRAINT "players_member_is_one_player" UNIQUE("settlement_id","user_id"),
	CONSTRAINT "players_name_is_given" CHECK (char_length(name) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"settlement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_pkey" PRIMARY KEY("settlement_id","user_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"auto_assign_tasks" boolean NOT NULL,
	"low_stock_threshold" integer NOT NULL,
	"enable_notifications" boolean NOT NULL,
	"require_contribution_approval" boolean NOT NULL,
	"max_assignees_per_task" integer NOT NULL,
	"default_task_deadline_days" integer NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "settlements_name_is_given" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "settlements_description_fits" CHECK (char_length(description) <= 2000),
	CONSTRAINT "settlements_low_stock_threshold_fits" CHECK (low_stock_threshold between 0 and 1000000000),
	CONSTRAINT "settlements_max_assignees_fit" CHECK (max_assignees_per_task between 1 and 200),
	CONSTRAINT "settlements_deadline_fits" CHECK (default_task_deadline_days between 1 and 365),
	CONSTRAINT "settlements_seq_counts" CHECK (seq >= 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "default_settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_operations" ADD CONSTRAINT "applied_operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applied_operations_at" ON "applied_operations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invite_links_settlement_id" ON "invite_links" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "memberships_user_id" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");--> statement-breakpoint
CREATE INDEX "players_settlement_id" ON "players" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_owner_id" ON "settlements" USING btree ("owner_id");--> statement-breakpoint
-- What the table definitions cannot say: each owner is a member of the settlement by the end of every transaction.
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_owner_is_a_member" FOREIGN KEY ("id","owner_id") REFERENCES "public"."memberships"("settlement_id","user_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_linked_to_a_member" FOREIGN KEY ("settlement_id","user_id") REFERENCES "public"."memberships"("settlement_id","user_id") ON DELETE SET NULL ("user_id");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_default_settlement_exists" FOREIGN KEY ("default_settlement_id") REFERENCES "public"."settlements"("id") ON DELETE SET NULL;
