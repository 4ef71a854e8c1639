import { beforeAll, describe, expect, test } from 'vitest'
import { type OpenStream, openStream } from '../support/live-stream.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ kind, settings }) => {
  let server: RunningServer
  /** Another process on the same database, where one can be. */
  let second: RunningServer

  beforeAll(async () => {
    const given = {
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      AUTH_SECRET: 'one secret for both servers, long enough',
    }
    server = await start(given)
    second = kind === 'PostgreSQL' ? await start(given) : server
  })

  test('SET-8: users whose list of settlements changes are told so on every server process, and nobody else is', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => signInSomebody(server, name)))
    const [ada, ben, cleo] = people as [Somebody, Somebody, Somebody]
    const [toAda, toBen, toCleo] = await Promise.all([ada, ben, cleo].map((who) => openStream(second, who)))
    const heard = () => [toAda, toBen, toCleo].map((stream) => wordsOf(stream!))
    await eventually(async () => heard().every((words) => words === 0))
    /** Waits until Ada, Ben and Cleo have been told so often, and checks that none of them was told oftener. */
    const hear = async (...words: readonly number[]) => {
      await eventually(async () => heard().every((count, who) => count >= words[who]!)).catch(() => {})
      expect(heard()).toEqual(words)
    }

    const settlementId = await createSettlement(ada)
    await hear(1, 0, 0)
    await joinAs(ada, settlementId, ben, 'contributor')
    await hear(1, 1, 0)
    await answerOf(ada.ask('updateSettlement', { settlementId, name: 'Elmhaven' }))
    await hear(2, 2, 0)
    await answerOf(
      ada.ask('updateSettlementCollaboration', { settlementId, userId: ben.userId, role: 'viewer' }),
    )
    await hear(2, 3, 0)
    await joinAs(ada, settlementId, cleo, 'viewer')
    await hear(2, 3, 1)
    await answerOf(ada.ask('removeSettlementCollaborator', { settlementId, userId: ben.userId }))
    await hear(2, 4, 1)
    await answerOf(ada.ask('deleteSettlement', { settlementId }))
    await hear(3, 4, 2)
    await answerOf(ada.ask('restoreSettlement', { settlementId }))
    await hear(4, 4, 3)
    await answerOf(ada.ask('addPlayer', { settlementId, name: 'Finn' }))
    await answerOf(cleo.ask('leaveSettlement', { settlementId }))
    await hear(4, 4, 4)
    // If Ada or Ben had been told of the new player or of Cleo's leaving, they would have heard more by now.
    await answerOf(ada.ask('updateSettlement', { settlementId, name: 'Oakhaven' }))
    await hear(5, 4, 4)
    for (const stream of [toAda, toBen, toCleo]) stream!.close()
  })
})

/** How often a stream has told that the list of settlements changed since it was opened; -1 until it tells of it at all. */
function wordsOf(stream: OpenStream): number {
  return stream.messages().filter(({ type }) => type === 'settlements').length - 1
}
