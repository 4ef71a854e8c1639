import { lockOwnAccount, signedIn } from '../access/signed-in.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { createLedgerStates } from '../changes/ledger-states.ts'
import { now } from '../configuration/clock.ts'
import { databaseWithin } from '../db/database-within.ts'
import { fillSample } from './fill-sample.ts'
import { openSample, removeSample } from './sample.ts'

/** Makes the caller's sample and fills it in the same transaction, without telling anybody of the acts; or gives the one there is. */
export function openSampleOf(keeper: LedgerKeeper) {
  return signedIn.openSampleSettlement.handler(async ({ context }) => {
    const { database, publish, caller } = context
    const { userId } = caller
    // One transaction: half of a sample would say nothing.
    const opened = await database.transaction(async (tx) => {
      await lockOwnAccount(tx, userId, 'change')
      const sample = await openSample(tx, { userId, at: now() })
      // Nobody reads it yet, so what its acts announce need not be told. This transaction has locked the account, after which it
      // cannot lock a settlement (`db/locks`). A site admin's act of assigning tasks would begin with a settlement's lock, so the
      // caller acts as a plain member: the owner of a sample may assign its tasks anyway.
      const member = { ...caller, isSiteAdmin: false }
      const filling = {
        ...context,
        caller: member,
        database: databaseWithin(tx, database),
        publish: () => {},
      }
      // Known rows of its own: if this transaction is rolled back, nothing of them stays. In the shared ones another settlement's rows
      // could push them out while an act runs; the act would then begin again under the settlement's lock, as above.
      const own = { ...keeper, states: createLedgerStates() }
      if (sample.isNew) await fillSample(filling, own, sample.answer.id)
      return sample
    })
    publish(opened.changed)
    return opened.answer
  })
}

export const removeSampleSettlement = signedIn.removeSampleSettlement.handler(
  async ({ context: { database, publish, caller } }) => {
    const { userId } = caller
    const removed = await database.transaction((tx) => removeSample(tx, userId))
    if (removed.length > 0) publish([{ kind: 'list', userId }])
    return {}
  },
)
