CREATE FUNCTION "announce_ended_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('sessions_ended', OLD.user_id::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "announce_ended_sessions"();
--> statement-breakpoint
CREATE TRIGGER "account_switched_off" AFTER UPDATE OF "disabled" ON "profiles" FOR EACH ROW WHEN (NEW.disabled AND NOT OLD.disabled) EXECUTE FUNCTION "announce_ended_sessions"();
