ALTER TABLE "profiles" ADD COLUMN "personal_settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;