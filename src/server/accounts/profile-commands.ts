import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Preferences } from '#contract/users'
import { rememberDeletedSessions } from '../access/deleted-sessions.ts'
import type { Tx, Writable } from '../db/database.ts'
import { numberedName } from '../db/public-name.ts'
import { sqlTime } from '../db/sql-time.ts'
import { nameLook } from './name-look.ts'
import type { SignInFacts } from './sign-in-facts.ts'

type SignIn = { readonly userId: string; readonly facts: SignInFacts | null; readonly at: number }

/**
 * Creates the profile at the first sign-in and updates it at each. Name and address come from the provider (AUTH-1); without
 * one, from the account itself (AUTH-2).
 * @returns whether the account is disabled
 */
export async function ensureProfile(
  database: Writable,
  { userId, facts, at }: SignIn,
): Promise<{ readonly disabled: boolean }> {
  if (facts) await database.write(sql`update users set name = ${facts.name} where id = ${userId}`)
  // A made-up address, as `madeUpAddress` gives it, is no address of the user's.
  const email = facts ? sql`${facts.email}` : sql`case when email like '%@id.invalid' then '' else email end`
  const verified = facts ? sql`${facts.emailVerified}::boolean` : sql`email_verified`
  const digits = randomInt(1_000, 10_000)
  const [row] = await database.write(sql`
    insert into profiles (user_id, public_number, public_look, real_email, email_verified, last_sign_in)
    select id, ${digits}::int, ${nameLook(numberedName(digits))}, ${email}, ${verified}, ${sqlTime(at)}
    from users where id = ${userId}
    on conflict (user_id) do update set
      real_email = excluded.real_email,
      email_verified = excluded.email_verified,
      last_sign_in = excluded.last_sign_in
    returning disabled`)
  // Without a row the account was deleted meanwhile: it must get no session either.
  return { disabled: row?.disabled !== false }
}

export type ProfileChange = {
  readonly username?: string | undefined
  readonly customDisplayName?: string | undefined
  /** The look of the new public name; given with every change of a name. */
  readonly publicLook?: string | undefined
  /** A settlement that the user is a member of; null for none. */
  readonly defaultSettlementId?: string | null | undefined
  readonly preferences?: { readonly [Key in keyof Preferences]?: Preferences[Key] | undefined } | undefined
}

/** Changes the given fields; an empty name removes the name. */
export async function changeProfile(
  database: Writable,
  userId: string,
  { username, customDisplayName, publicLook, defaultSettlementId, preferences }: ProfileChange,
): Promise<void> {
  const changes = [
    ...(username === undefined
      ? []
      : [sql`username = ${username || null}`, sql`username_key = ${nameLook(username) || null}`]),
    ...(customDisplayName === undefined ? [] : [sql`custom_display_name = ${customDisplayName || null}`]),
    ...(publicLook === undefined ? [] : [sql`public_look = ${publicLook}`]),
    ...(defaultSettlementId === undefined ? [] : [sql`default_settlement_id = ${defaultSettlementId}`]),
    ...(preferences === undefined
      ? []
      : [sql`preferences = preferences || ${JSON.stringify(preferences)}::jsonb`]),
  ]
  if (changes.length === 0) return
  await database.write(sql`update profiles set ${sql.join(changes, sql`, `)} where user_id = ${userId}`)
}

/** Deletes a user's row in `users`, and with it the user's rows in all tables that refer to it. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await rememberDeletedSessions(tx, userId)
  // Sign-ins of the user that are under way: a code is stored by phone number, a sign-in link with the email address in a JSON text.
  // Whatever else the library stores with the user's id goes too.
  // In JSON the address stands in quotes: without them, that of another who is called alike could hold it.
  await tx.write(sql`
    delete from verifications
    using users
    where users.id = ${userId}
      and (identifier = phone_number or value = users.id::text or position(to_json(email)::text in value) > 0)`)
  await tx.write(sql`delete from users where id = ${userId}`)
}
