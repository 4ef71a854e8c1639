ALTER TABLE "build_lists" ADD COLUMN "catalogue" text;--> statement-breakpoint
ALTER TABLE "superseded_values" ADD COLUMN "catalogue" text;--> statement-breakpoint
ALTER TABLE "user_data" ADD COLUMN "catalogue" text;--> statement-breakpoint
ALTER TABLE "user_data_versions" ADD COLUMN "catalogue" text;