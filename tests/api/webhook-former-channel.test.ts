import { beforeAll, describe, expect, test } from 'vitest'
import { type DiscordReceiver, discordReceiver, takesIt } from '../support/discord-receiver.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'
import { aPlaceWithChannel, toReceiver, waitFor } from '../support/webhook-place.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let server: OpenServer
  let discord: DiscordReceiver
  beforeAll(async () => {
    discord = await discordReceiver()
    server = await startOpenServer(servers, kind, toReceiver(discord))
  })

  test('BEY-24: a project’s last message in a former channel does not touch the one that it has in the new channel', async () => {
    const { as, owner, setUp, set, project, channel, settlementId } = await aPlaceWithChannel(
      server.server(),
      discord,
    )
    await project()
    const { tables } = await answerOf(as(owner)<{ tables: { projects: { id: string }[] } }>('getSettlement'))
    const projectId = tables.projects[0]!.id
    await setUp({ projectMessages: true })
    // First the message with which the address is tried, then the project's.
    await waitFor(() => channel.received.length === 2)
    // From now on the channel answers only when the test says so.
    let answerNow = () => {}
    channel.answerWith((response, received) => {
      answerNow = () => takesIt(response, received)
    })
    await answerOf(as(owner)('deleteProject', { projectId }))
    // Saving the choices brings the messages up to date at once.
    await answerOf(set({ projectMessages: true }))
    await waitFor(() => channel.received.at(-1)?.method === 'PATCH')
    await answerOf(as(owner)('restoreProject', { projectId }))
    const next = discord.channel()
    await setUp({ address: next.address, projectMessages: true })
    // Another server has posted there meanwhile. What that message shows is not up to date, so it is edited next.
    await server.rows(`
      insert into webhook_messages (settlement_id, project_id, message_id, shown)
      values ('${settlementId}', '${projectId}', '4242', '{}') returning message_id`)
    answerNow()
    await waitFor(() => next.received.length === 2)
    expect(next.received[1]).toMatchObject({ method: 'PATCH', body: { embeds: [{ title: 'Bridge' }] } })
    expect(next.received[1]?.path).toContain('/messages/4242')
  })
})
