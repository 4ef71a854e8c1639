import { nameLook } from '../accounts/name-look.ts'
import { nameFault, tidyName } from '../accounts/names.ts'
import { changeProfile, type ProfileChange } from '../accounts/profile-commands.ts'
import { findProfile, isNicknameOfAnother } from '../accounts/profile-queries.ts'
import { lockEverywhere, settlementsWithMember } from '../changes/lock-everywhere.ts'
import { isNameOfFellowMember, recordNewName } from '../changes/new-name.ts'
import { whole } from '../db/columns.ts'
import type { Database, Queryable, Tx } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { numberedName, publicName } from '../db/public-name.ts'
import { refusal } from '../rpc/refusal.ts'

type Names = { readonly username?: string | undefined; readonly customDisplayName?: string | undefined }

/** Names as they are stored. @throws INVALID with the specification's text for the first fault (SYS-9) */
export function tidyNames({ username, customDisplayName }: Names): Names {
  const names = {
    username: username && tidyName(username),
    customDisplayName: customDisplayName && tidyName(customDisplayName),
  }
  for (const field of ['username', 'customDisplayName'] as const) {
    const message = nameFault(field, names[field] ?? '')
    if (message) throw refusal('name-invalid', { sentence: message }, { field })
  }
  return names
}

type Renaming = { readonly userId: string; readonly change: ProfileChange; readonly at: number }

/**
 * Changes a user's profile; a new name becomes an event of each of their settlements.
 * @returns the settlements whose streams must be informed
 * @throws CONFLICT for a name that looks like another member's or a nickname (SET-10)
 */
export async function changeOwnProfile(
  database: Database,
  { userId, change, at }: Renaming,
): Promise<readonly string[]> {
  const isNewName = change.username !== undefined || change.customDisplayName !== undefined
  try {
    if (!isNewName) {
      await changeProfile(database, userId, change)
      return []
    }
    await refuseNickname(database, { userId, change })
    return await database.transaction(async (tx) => {
      const settlementIds = await lockEverywhere(tx, userId, settlementsWithMember)
      const look = await publicLookAfter(tx, { userId, change, settlementIds })
      await changeProfile(tx, userId, { ...change, publicLook: look })
      await recordNewName(tx, { userId, settlementIds, at })
      return settlementIds
    })
  } catch (error) {
    throw isUniqueViolation(error) ? nicknameTaken() : error
  }
}

/** Refuses the nickname of somebody else, before anything is locked. If two users take one at once, the constraint refuses the second. */
async function refuseNickname(database: Queryable, { userId, change }: Omit<Renaming, 'at'>): Promise<void> {
  const { username, customDisplayName } = change
  if (username && (await isNicknameOfAnother(database, { userId, look: nameLook(username) })))
    throw nicknameTaken()
  if (
    customDisplayName &&
    (await isNicknameOfAnother(database, { userId, look: nameLook(customDisplayName) }))
  )
    throw refusal('name-is-a-nickname')
}

/** The look of the new public name, as `nameLook` gives it. @throws CONFLICT if a fellow member's looks the same */
async function publicLookAfter(
  tx: Tx,
  { userId, change, settlementIds }: Omit<Renaming, 'at'> & { readonly settlementIds: readonly string[] },
): Promise<string> {
  const { username, customDisplayName } = change
  const before = (await findProfile(tx, userId))!
  const after = publicName({
    ...before,
    ...(username !== undefined && { username }),
    ...(customDisplayName !== undefined && { custom_display_name: customDisplayName }),
  })
  const look = nameLook(after)
  // A name that looks like another one already may stay, and everybody may go back to having none.
  const isNumbered = after === numberedName(whole(before, 'public_number'))
  if (look === before.public_look || isNumbered) return look
  if (await isNameOfFellowMember(tx, { userId, settlementIds, look }))
    throw refusal('name-of-a-fellow', undefined, {
      field: customDisplayName ? 'customDisplayName' : 'username',
    })
  return look
}

function nicknameTaken() {
  return refusal('nickname-taken')
}
