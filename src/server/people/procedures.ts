import { formerName } from '#domain/planning/former-settlement'
import { personalName } from '#domain/settlement/personal'
import { permitToRead } from '../access/permit.ts'
import { lockOwnAccount, signedIn } from '../access/signed-in.ts'
import { readOwnUser } from '../accounts/profile-queries.ts'
import { operationOf, runOnce } from '../changes/change.ts'
import { isoTime, now } from '../configuration/clock.ts'
import { resultWithin } from '../http/time-limit.ts'
import type { Changed } from '../rpc/api.ts'
import type { ExportSlots } from '../rpc/export-slots.ts'
import { takingTurns } from '../rpc/exported-rows.ts'
import { refusal } from '../rpc/refusal.ts'
import { findOwnSettlements } from '../settlements/own-settlements.ts'
import { openPersonal } from '../settlements/personal.ts'
import { changeOwnProfile, tidyNames } from './change-profile.ts'
import { deleteAccount as deleteOwnAccount } from './delete-account.ts'
import { exporters } from './export.ts'
import { findFormer, type TakeOver } from './take-over-former.ts'

/** After this time a personal settlement is answered as it is; what is still to be taken over goes on and arrives over the stream. */
const takeOverWithinMs = 5_000

const updateUser = signedIn.updateUser.handler(async ({ input, context }) => {
  const { database, publish } = context
  const { userId } = context.caller
  const { preferences, defaultSettlementId } = input
  const change = { preferences, defaultSettlementId, ...tidyNames(input) }
  if (!isTimeZone(preferences?.timeZone ?? '')) throw refusal('no-such-time-zone')
  // Refuses a settlement that the caller may not open.
  if (defaultSettlementId)
    await permitToRead(database, { userId, settlementId: defaultSettlementId, action: 'settlement.get' })
  const renamedIn = await changeOwnProfile(database, { userId, change, at: now() })
  publish([...renamedIn.map(settlementChanged), { kind: 'profile', userId }])
  return readOwnUser(database, userId)
})

const previewAccountDeletion = signedIn.previewAccountDeletion.handler(({ context: { database, caller } }) =>
  findOwnSettlements(database, { userId: caller.userId, now: now() }),
)

const deleteAccount = signedIn.deleteAccount.handler(
  async ({ input: { settlements: confirmed }, context: { database, publish, caller } }) => {
    const deletion = { userId: caller.userId, at: now(), confirmed }
    publish((await deleteOwnAccount(database, deletion)).map(settlementChanged))
    return {}
  },
)

/** Procedures about a user that reach into several rooms: renaming, the export, deleting the account, a personal settlement. */
export function peopleProcedures(exports: ExportSlots, takeOver: TakeOver) {
  const exportAccount = signedIn.exportAccount.handler(({ context }) => {
    const { database, caller } = context
    // Refuses a second export while one of this caller is still being sent.
    exports.begin(context)
    const turns = takingTurns(database)
    return {
      exportDate: isoTime(now()),
      version: 1 as const,
      // Streams: their rows are read while the response is sent.
      ...Object.assign({}, ...exporters.map((exporter) => exporter(turns, caller.userId))),
    }
  })
  const openPersonalSettlement = signedIn.openPersonalSettlement.handler(async ({ input, context }) => {
    const { userId } = context.caller
    const former = await findFormer(context.database, userId)
    const opening = { userId, name: formerName(former) || personalName }
    const opened = await runOnce(context, operationOf('openPersonalSettlement', userId, input), {
      // Which settlement it is shows only under the lock on the account, so that no second one is made at the same time.
      settlementId: undefined,
      lock: (tx) => lockOwnAccount(tx, userId, 'change'),
      work: (tx, at) => openPersonal(tx, { ...opening, at }),
    })
    await resultWithin(takeOverWithinMs, takeOver(context, { settlementId: opened.id, former }))
    return opened
  })
  return { updateUser, exportAccount, previewAccountDeletion, deleteAccount, openPersonalSettlement }
}

function settlementChanged(settlementId: string): Changed {
  return { kind: 'settlement', settlementId }
}

/** Whether a time zone exists; '' means the device's own. */
function isTimeZone(name: string): boolean {
  if (name === '') return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
