CREATE TABLE "people" (
	"settlement_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"account" uuid,
	CONSTRAINT "people_pkey" PRIMARY KEY("settlement_id","no"),
	CONSTRAINT "people_account_has_one_number" UNIQUE("settlement_id","account"),
	CONSTRAINT "people_no_counts_from_one" CHECK (no >= 1)
);
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Everybody who belongs or belonged to a settlement gets a number, in the order in which they joined.
INSERT INTO "people" ("settlement_id", "no", "account")
SELECT settlement_id, row_number() OVER (PARTITION BY settlement_id ORDER BY joined_at, user_id), user_id FROM "memberships";--> statement-breakpoint
-- Whose account is gone left only empty actors behind: one number for all of them, since nothing tells them apart.
INSERT INTO "people" ("settlement_id", "no", "account")
SELECT settlement_id, 1 + coalesce((SELECT max(no) FROM "people" known WHERE known.settlement_id = nobody.settlement_id), 0), NULL
FROM (SELECT DISTINCT settlement_id FROM "activity" WHERE actor_id IS NULL) nobody;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "by_no" integer;--> statement-breakpoint
UPDATE "activity" SET by_no = people.no FROM "people"
WHERE people.settlement_id = activity.settlement_id AND people.account IS NOT DISTINCT FROM activity.actor_id;--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "by_no" SET NOT NULL;--> statement-breakpoint
-- A member's name in the log becomes the member's number, where exactly one is called so; else it is left out.
UPDATE "activity" SET facts = facts - 'member' || coalesce((
	SELECT jsonb_build_object('member', min(people.no))
	FROM "people" JOIN "profiles" ON profiles.user_id = people.account
	WHERE people.settlement_id = activity.settlement_id
		AND coalesce(nullif(custom_display_name, ''), nullif(username, ''), 'Player ' || public_number) = activity.facts->>'member'
	HAVING count(*) = 1
), '{}'::jsonb)
WHERE facts ? 'member';--> statement-breakpoint
-- Members are told with the look of their names from now on: kept answers without it go, and readers start anew.
DELETE FROM "applied_operations" WHERE answer ? 'joinedAt';--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
UPDATE "settlements" SET seq = seq + 1;--> statement-breakpoint
INSERT INTO "outbox" ("settlement_id", "seq", "changes", "at") SELECT id, seq, '[{"type":"invites"}]', now() FROM "settlements";--> statement-breakpoint
ALTER TABLE "activity" DROP COLUMN "actor_id";--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_by_a_person" FOREIGN KEY ("settlement_id","by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nicknames are compared by what they look like from now on; the server works that out when it starts.
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_username_has_a_key";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_username_key_needs_a_username" CHECK (username_key is null or username is not null);--> statement-breakpoint
UPDATE "profiles" SET username_key = NULL WHERE username_key IS NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "public_look" text;--> statement-breakpoint
CREATE INDEX "people_account" ON "people" USING btree ("account");--> statement-breakpoint
CREATE INDEX "activity_by_no" ON "activity" USING btree ("settlement_id","by_no");
