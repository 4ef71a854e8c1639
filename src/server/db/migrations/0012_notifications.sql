CREATE TABLE "notifications" (
	"settlement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"bucket" text NOT NULL,
	"facts" jsonb NOT NULL,
	"by_no" integer,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_pkey" PRIMARY KEY("settlement_id","user_id","id"),
	CONSTRAINT "notifications_tell_once" UNIQUE("settlement_id","user_id","kind","subject","bucket"),
	CONSTRAINT "notifications_kind_is_known" CHECK (kind in ('assigned', 'reviewed', 'waitingForReview', 'lowStock', 'dueSoon'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_for_a_member" FOREIGN KEY ("settlement_id","user_id") REFERENCES "public"."memberships"("settlement_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_by_a_person" FOREIGN KEY ("settlement_id","by_no") REFERENCES "public"."people"("settlement_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_a_person" ON "notifications" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "notifications_in_a_settlement" ON "notifications" USING btree ("user_id","settlement_id","at");--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("user_id","settlement_id","read_at","id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due");