ALTER TABLE "entries" DROP CONSTRAINT "entries_kind_is_known";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_kind_is_known";--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_kind_is_known" CHECK (kind in ('counted', 'added', 'taken', 'contributed', 'crafted', 'used', 'finished', 'handedOver', 'reverted'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_kind_is_known" CHECK (kind in ('craft', 'gather', 'collect', 'hand', 'trade', 'build', 'research'));