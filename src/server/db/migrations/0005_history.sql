CREATE TABLE "superseded_values" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "superseded_values_pkey" PRIMARY KEY("user_id","version","key"),
	CONSTRAINT "superseded_values_version_is_a_save" CHECK (version >= 2)
);
--> statement-breakpoint
ALTER TABLE "superseded_values" ADD CONSTRAINT "superseded_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_clients" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- The code of an invitation is not kept, not even for a repeated request.
DELETE FROM "applied_operations" WHERE answer ? 'inviteCode';--> statement-breakpoint
-- Whether the default settlement is still the user's is looked up when it is read: no account waits for a settlement.
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_default_settlement_exists";--> statement-breakpoint
CREATE INDEX "superseded_values_at" ON "superseded_values" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_data_clients_last_used_at" ON "user_data_clients" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_updated_at" ON "sessions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "settlements_deleted_at" ON "settlements" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "invite_links_created_by" ON "invite_links" USING btree ("created_by");
