-- Every key of a settlement's table begins with the settlement (decision 13).
CREATE TABLE "act_clients" (
	"settlement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"last_number" bigint NOT NULL,
	"answers" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "act_clients_pkey" PRIMARY KEY("settlement_id","user_id","client_id"),
	CONSTRAINT "act_clients_last_number_counts_from_one" CHECK (last_number >= 1),
	CONSTRAINT "act_clients_answers_are_few" CHECK (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) <= 50)
);
--> statement-breakpoint
ALTER TABLE "act_clients" ADD CONSTRAINT "act_clients_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_clients" ADD CONSTRAINT "act_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_clients_user_id" ON "act_clients" USING btree ("user_id");--> statement-breakpoint
-- A code is found through a table outside all settlements; the codes of earlier releases stay good.
CREATE TABLE "invite_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "invite_codes" ("code_hash", "settlement_id") SELECT code_hash, settlement_id FROM "invite_links";--> statement-breakpoint
CREATE INDEX "invite_codes_settlement_id" ON "invite_codes" USING btree ("settlement_id");--> statement-breakpoint
-- Who made an invitation is a person's number, so that deleting an account changes no row of it.
ALTER TABLE "invite_links" ADD COLUMN "created_by_no" integer;--> statement-breakpoint
UPDATE "invite_links" SET created_by_no = people.no FROM "people"
WHERE people.settlement_id = invite_links.settlement_id AND people.account = invite_links.created_by;--> statement-breakpoint
ALTER TABLE "invite_links" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "invite_links" DROP CONSTRAINT "invite_links_code_hash_unique";--> statement-breakpoint
ALTER TABLE "invite_links" DROP CONSTRAINT "invite_links_pkey";--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_pkey" PRIMARY KEY("settlement_id","id");--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_code_is_one_link" UNIQUE("settlement_id","code_hash");--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_created_by_a_person" FOREIGN KEY ("settlement_id","created_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP INDEX "invite_links_settlement_id";--> statement-breakpoint
-- So is who invited a member.
ALTER TABLE "memberships" ADD COLUMN "invited_by_no" integer;--> statement-breakpoint
UPDATE "memberships" SET invited_by_no = people.no FROM "people"
WHERE people.settlement_id = memberships.settlement_id AND people.account = memberships.invited_by;--> statement-breakpoint
ALTER TABLE "memberships" DROP COLUMN "invited_by";--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invited_by_a_person" FOREIGN KEY ("settlement_id","invited_by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The link of a player to a member is cleared by commands alone, and never by the database.
ALTER TABLE "players" DROP CONSTRAINT "players_linked_to_a_member";--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_linked_to_a_member" FOREIGN KEY ("settlement_id","user_id") REFERENCES "public"."memberships"("settlement_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_pkey";--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_pkey" PRIMARY KEY("settlement_id","id");--> statement-breakpoint
DROP INDEX "players_settlement_id";--> statement-breakpoint
-- An event names the act that made it, so that its doer knows it again.
ALTER TABLE "outbox" ADD COLUMN "act" uuid;--> statement-breakpoint
-- Changes are rows put or dropped, or a topic touched, from now on: kept answers of the former shape go, and readers start anew.
DELETE FROM "applied_operations" WHERE answer ? 'joinedAt' OR answer ? 'dateAdded';--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
UPDATE "settlements" SET seq = seq + 1;--> statement-breakpoint
INSERT INTO "outbox" ("settlement_id", "seq", "changes", "at") SELECT id, seq, '[{"touched":"invites"}]', now() FROM "settlements";
