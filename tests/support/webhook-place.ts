import type { Webhook } from '#contract/webhooks'
import type { DiscordChannel, DiscordReceiver } from './discord-receiver.ts'
import { eventually, type RunningServer } from './server.ts'
import { answerOf, type Somebody } from './settlements.ts'
import { aSettlement } from './world-builder.ts'

/** Settings with which a server takes the receiver for Discord, and logs everything. */
export const toReceiver = (discord: DiscordReceiver) => ({
  DISCORD_URL: discord.url,
  API_REQUESTS_PER_MINUTE: '100000',
  LOG_LEVEL: 'trace',
  SIGN_INS_PER_MINUTE: '1000',
})

/** The id of Rough Wood Log in the tests' catalogue. */
export const log = '1'
/** The choices of a channel in which nothing is posted. */
const nothing = { events: [], digestHour: null, projectMessages: false }

/** A settlement with an admin, a contributor, and a channel of its own at the receiver. */
export async function aPlaceWithChannel(server: RunningServer, discord: DiscordReceiver) {
  const place = await aSettlement(server, { ines: 'admin', mika: 'contributor' })
  const { owner, settlementId } = place
  const channel: DiscordChannel = discord.channel()
  const as =
    (who: Somebody) =>
    <Body>(name: string, input: object = {}) =>
      who.ask<Body>(name, { settlementId, ...input })
  return {
    ...place,
    channel,
    as,
    set: (input: object) => as(owner)<{ webhook: Webhook }>('setWebhook', { ...nothing, ...input }),
    /** Sets the channel's address, which posts the first message. */
    setUp: (input: object) =>
      answerOf(as(owner)('setWebhook', { ...nothing, address: channel.address, ...input })),
    state: async () => (await answerOf(as(owner)<{ webhook: Webhook | null }>('getWebhook'))).webhook,
    project: (name = 'Bridge') =>
      answerOf(as(owner)('createProject', { name, items: [{ itemId: log, quantity: 30 }] })),
    addLogs: (quantity: number) =>
      answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity }] })),
  }
}

export const waitFor = (what: () => boolean) => eventually(async () => what())
