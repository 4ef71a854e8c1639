import { sql } from 'drizzle-orm'
import { formerMember } from '#contract/sentences/log-sentence'
import { type Named, type PersonNo, shownNames } from '#domain/settlement/names'
import { whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import { namedOf } from '../db/public-name.ts'

type PersonKey = { readonly settlementId: string; readonly userId: string }

/** Gives somebody new, a member or a site admin who acts, the next person number; whoever has one keeps it. Needs the settlement's lock. */
export async function takeNumber(tx: Tx, { settlementId, userId }: PersonKey): Promise<void> {
  await tx.write(sql`
    insert into people (settlement_id, no, account)
    select ${settlementId}, 1 + coalesce(max(no), 0), ${userId} from people where settlement_id = ${settlementId}
    on conflict (settlement_id, account) do nothing`)
}

/** Removes the account from its person numbers (AUTH-5): log entries stay, without a name. */
export async function forgetAccount(tx: Tx, userId: string): Promise<void> {
  await tx.write(sql`update people set account = null where account = ${userId}`)
}

/** Names by person number; null for somebody whose account is deleted. */
export type PeopleNames = ReadonlyMap<PersonNo, string | null>

/** The name under which somebody is shown, also after their account was deleted. */
export function nameOfPerson(names: PeopleNames, no: PersonNo): string {
  return names.get(no) ?? formerMember(no)
}

type Person = Named & { readonly no: PersonNo }

/**
 * The names of everybody who ever had a person number in a settlement (SET-10). Members have the name that their list shows. A former
 * member's name gets a mark if it looks like anybody else's.
 */
export async function peopleNames(database: Queryable, settlementId: string): Promise<PeopleNames> {
  const rows = await database.all(sql`
    select no, custom_display_name, username, public_number, public_look,
      coalesce(memberships.status = 'active', false) as is_member
    from people
    left join profiles on profiles.user_id = people.account
    left join memberships on memberships.settlement_id = people.settlement_id and memberships.user_id = people.account
    where people.settlement_id = ${settlementId} order by no`)
  const known = rows.filter((row) => row.public_number != null)
  const members = known.filter((row) => row.is_member === true).map(personOf)
  const former = known.filter((row) => row.is_member !== true).map(personOf)
  const among = shownNames([...members, ...former])
  const names = new Map([...among, ...shownNames(members)])
  return new Map([
    ...rows.map((row) => [whole(row, 'no'), null] as const),
    ...Array.from(names, ([{ no }, name]) => [no, name] as const),
  ])
}

function personOf(row: Row): Person {
  return { ...namedOf(row), no: whole(row, 'no') }
}
