import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import { now } from '../configuration/clock.ts'
import { refusal } from '../rpc/refusal.ts'
import { openAddress, parseAddress, sealAddress, type WebhookAddress } from './address.ts'
import * as commands from './commands.ts'
import { plainly } from './discord-words.ts'
import { type Discord, postMessage } from './post.ts'
import { findSealed, findWebhook, settlementName } from './queries.ts'

type Parts = { readonly secret: string; readonly discord: Discord }

/** A settlement's Discord channel; for its owner and co-owners (BEY-13). */
export function webhookProcedures({ secret, discord }: Parts) {
  const getWebhook = inSettlement('settlement.webhook').getWebhook.handler(
    async ({ context: { database, permit } }) => ({ webhook: await findWebhook(database, permit) }),
  )

  const setWebhook = inSettlement('settlement.webhook').setWebhook.handler(async ({ input, context }) => {
    const { settlementId } = context.permit
    const address = input.address === undefined ? null : parseAddress(input.address)
    if (input.address !== undefined && !address) throw refusal('webhook-address')
    // Tried before anything is changed, and outside every transaction.
    if (address) await tryOnce(discord, address, await settlementName(context.database, settlementId))
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
    const retryAfterSeconds = Math.ceil(((known.askedUntil ?? 0) - now()) / 1000)
    if (retryAfterSeconds > 0) throw refusal('webhook-waits', undefined, { retryAfterSeconds })
    await tryOnce(discord, address, await settlementName(context.database, settlementId))
    return changeSettlement(context, commands.noteTest)
  })

  const removeWebhook = inSettlement('settlement.webhook').removeWebhook.handler(({ context }) =>
    changeSettlement(context, (tx, permit) => commands.removeWebhook(tx, permit)),
  )

  return { getWebhook, setWebhook, testWebhook, removeWebhook }
}

async function tryOnce(discord: Discord, address: WebhookAddress, name: string): Promise<void> {
  const posted = await postMessage(discord, address, {
    content: `${plainly(name)} posts here from now on what was chosen for this channel.`,
  })
  if (posted.to === 'nobody') throw refusal('webhook-fails', { sentence: posted.sentence })
}
