/** Matches a statement that names a settlement as the only one that it concerns. */
const names =
  /\bsettlement_id"? = \$|\bsettlements\.id = \$|\b(?:from|update) settlements (?:set .* )?where id = \$/

/**
 * The statements that go over all settlements of a person, or of everybody. Their parameters have no numbers here: a `$` is any of them.
 * Those with `OPERATOR(…)` are of PostgreSQL itself, which checks a foreign key.
 */
const across: readonly { readonly what: string; readonly statement: RegExp }[] = [
  {
    what: 'of a person',
    statement:
      /\b(?:user_id|account|owner_id)\b"? (?:=|in) (?:\$|\()|\$ OPERATOR\(pg_catalog\.=\) "(?:user_id|owner_id)"/,
  },
  { what: 'of several that are named', statement: /\b(?:settlement_id|id) in \(select value::uuid/ },
  { what: 'what is old goes', statement: /^delete from "?\w+"? (?:using|where)/ },
  {
    what: 'settlements that were deleted long ago',
    statement: /^select id from settlements where deleted_at <= \$/,
  },
  { what: 'channels in which something is to be posted', statement: /^select webhooks\.settlement_id/ },
  { what: 'tasks that are due soon', statement: /^select distinct told\.settlement_id from \( select tasks/ },
]
/** Matches the search for people by the settlements that they share. */
const ofFellows = /\bmemberships mine\b/

export type Kind = 'of one settlement' | 'over several' | 'unknown'

/** What a statement is for, as its text says. */
export function kindOf(text: string): Kind {
  if (ofFellows.test(text)) return 'over several'
  if (names.test(text)) return 'of one settlement'
  return across.some(({ statement }) => statement.test(text)) ? 'over several' : 'unknown'
}
