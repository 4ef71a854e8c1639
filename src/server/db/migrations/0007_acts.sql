-- An event names the act that made it, so that its doer knows it again.
ALTER TABLE "outbox" ADD COLUMN "act" uuid;--> statement-breakpoint
-- Changes are rows put or dropped from now on: kept answers of the former shape go, and readers start anew.
DELETE FROM "applied_operations" WHERE answer ? 'joinedAt';--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
UPDATE "settlements" SET seq = seq + 1;--> statement-breakpoint
INSERT INTO "outbox" ("settlement_id", "seq", "changes", "at") SELECT id, seq, '[{"touched":"invites"}]', now() FROM "settlements";--> statement-breakpoint
-- What each browser has sent, so that nothing made offline is done twice.
CREATE TABLE "act_clients" (
	"settlement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"last_number" bigint NOT NULL,
	"answers" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "act_clients_pkey" PRIMARY KEY("settlement_id","user_id","client_id"),
	CONSTRAINT "act_clients_number_counts_from_one" CHECK (last_number >= 1)
);
--> statement-breakpoint
ALTER TABLE "act_clients" ADD CONSTRAINT "act_clients_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_clients" ADD CONSTRAINT "act_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_clients_user_id" ON "act_clients" USING btree ("user_id");
