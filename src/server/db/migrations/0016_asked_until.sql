ALTER TABLE "webhooks" ADD COLUMN "asked_until" timestamp with time zone;--> statement-breakpoint
-- Until now only the sentence said that Discord had asked.
UPDATE "webhooks" SET "asked_until" = "retry_at" WHERE "last_failure" = 'Discord asked to wait.';
