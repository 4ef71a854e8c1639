CREATE TABLE "standing_orders" (
	"settlement_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"at_least" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "standing_orders_pkey" PRIMARY KEY("settlement_id","item_id"),
	CONSTRAINT "standing_orders_item_is_given" CHECK (char_length(item_id) between 1 and 40),
	CONSTRAINT "standing_orders_amount_fits" CHECK (at_least between 1 and 1000000000)
);
--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;