-- An event names the act that made it, so that its doer knows it again.
ALTER TABLE "outbox" ADD COLUMN "act" uuid;--> statement-breakpoint
-- Changes are rows put or dropped from now on: kept answers of the former shape go, and readers start anew.
DELETE FROM "applied_operations" WHERE answer ? 'joinedAt';--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
UPDATE "settlements" SET seq = seq + 1;--> statement-breakpoint
INSERT INTO "outbox" ("settlement_id", "seq", "changes", "at") SELECT id, seq, '[{"touched":"invites"}]', now() FROM "settlements";
