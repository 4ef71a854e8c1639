import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import { refusal } from '../rpc/refusal.ts'
import { openAddress, parseAddress, sealAddress } from './address.ts'
import * as commands from './commands.ts'
import { findSealed, findWebhook } from './queries.ts'
import { createTry, type TryParts } from './trying.ts'

/** A settlement's Discord channel; for its owner and co-owners (BEY-13). */
export function webhookProcedures({ secret, discord }: TryParts) {
  const tryOnce = createTry({ secret, discord })

  const getWebhook = inSettlement('settlement.webhook').getWebhook.handler(
    async ({ context: { database, permit } }) => ({ webhook: await findWebhook(database, permit) }),
  )

  const setWebhook = inSettlement('settlement.webhook').setWebhook.handler(async ({ input, context }) => {
    const { settlementId } = context.permit
    const address = input.address === undefined ? null : parseAddress(input.address)
    if (input.address !== undefined && !address) throw refusal('webhook-address')
    // Tried before anything is changed, and outside every transaction.
    if (address) await tryOnce(context, { address, known: await findSealed(context.database, settlementId) })
    const sealed = address && sealAddress(secret, settlementId, address)
    return changeSettlement(context, (tx, permit, at) =>
      commands.setWebhook(tx, permit, { ...input, sealed }, at),
    )
  })

  const testWebhook = inSettlement('settlement.webhook').testWebhook.handler(async ({ context }) => {
    const { settlementId } = context.permit
    const known = await findSealed(context.database, settlementId)
    const address = known && openAddress(secret, settlementId, known.sealed)
    if (!address) throw refusal('no-webhook')
    await tryOnce(context, { address, known })
    return changeSettlement(context, commands.noteTest)
  })

  const removeWebhook = inSettlement('settlement.webhook').removeWebhook.handler(({ context }) =>
    changeSettlement(context, (tx, permit) => commands.removeWebhook(tx, permit)),
  )

  return { getWebhook, setWebhook, testWebhook, removeWebhook }
}
