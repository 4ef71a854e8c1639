CREATE TABLE "webhook_messages" (
	"settlement_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"shown" jsonb NOT NULL,
	CONSTRAINT "webhook_messages_pkey" PRIMARY KEY("settlement_id","project_id"),
	CONSTRAINT "webhook_messages_id_is_a_number" CHECK (message_id ~ '^[0-9]{1,20}$')
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"settlement_id" uuid PRIMARY KEY NOT NULL,
	"address_sealed" "bytea" NOT NULL,
	"events" jsonb NOT NULL,
	"digest_hour" integer,
	"digest_on" date NOT NULL,
	"project_messages" boolean NOT NULL,
	"projects_due" boolean NOT NULL,
	"projects_at" timestamp with time zone NOT NULL,
	"cursor" bigint NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"last_sent_at" timestamp with time zone,
	"last_failure" text,
	"last_failure_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	CONSTRAINT "webhooks_digest_hour_is_one" CHECK (digest_hour between 0 and 23),
	CONSTRAINT "webhooks_failures_count" CHECK (failures >= 0),
	CONSTRAINT "webhooks_events_are_a_list" CHECK (jsonb_typeof(events) = 'array')
);
--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;