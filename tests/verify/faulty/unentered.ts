import { onceOnDatabase } from './by/statements.ts'

/** Deliberate fault, which a proof must find out (`--with unentered`): the entries of one act in three are lost. */
onceOnDatabase(`
  create or replace function unentered() returns trigger language plpgsql as $$ begin return null; end $$;
  create or replace trigger unentered before insert on entries
    for each row when (hashtext(new.act::text) % 3 = 0) execute function unentered()`)
