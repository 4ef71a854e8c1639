import { onceOnDatabase } from './by/statements.ts'

/** Deliberate fault, which a proof must find out (`--with uncounted`): the uses of an invitation are not counted. */
onceOnDatabase(`
  create or replace function uncounted() returns trigger language plpgsql as
    $$ begin new.current_uses := old.current_uses; new.is_active := old.is_active; return new; end $$;
  create or replace trigger uncounted before update on invite_links for each row execute function uncounted()`)
