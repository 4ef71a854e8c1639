import { beforeAll, describe, expect, test } from 'vitest'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let [ada, ben]: Somebody[] = []
  let settlementId = ''
  const prefer = (who: Somebody, preferences: object) => answerOf(who.ask('updateUser', { preferences }))
  const seenBy = (who: Somebody) => answerOf(who.ask('getMemberLevels', { settlementId }))

  beforeAll(async () => {
    open = await startOpenServer(servers, kind)
    ada = await signInSomebody(open.server(), 'Ada')
    ben = await signInSomebody(open.server(), 'Ben')
    settlementId = await createSettlement(ada)
    await joinAs(ada, settlementId, ben, 'contributor')
  })

  test('SYS-8, BEY-20: levels are seen by members while their player shows them, and by nobody before or after', async () => {
    await prefer(ben!, { levels: { Forestry: 42 } })
    expect(await seenBy(ada!)).toEqual([])
    await prefer(ben!, { shareLevels: true })
    expect(await seenBy(ada!)).toEqual([{ userId: ben!.userId, levels: { Forestry: 42 } }])
    await prefer(ben!, { shareLevels: false })
    expect(await seenBy(ada!)).toEqual([])
  })

  test('SYS-8, BEY-20: the levels of a member of another settlement are not seen here', async () => {
    const cem = await signInSomebody(open.server(), 'Cem')
    await createSettlement(cem)
    await prefer(cem, { levels: { Mining: 7 }, shareLevels: true })
    expect(await seenBy(ada!)).toEqual([])
  })

  test('SYS-8, BEY-20: the levels of somebody who has left are seen by nobody', async () => {
    await prefer(ben!, { shareLevels: true })
    await answerOf(ben!.ask('leaveSettlement', { settlementId, operationId: crypto.randomUUID() }))
    expect(await seenBy(ada!)).toEqual([])
    expect((await ben!.ask('getMemberLevels', { settlementId })).status).toBe(404)
  })

  test('BEY-20: levels that another release stored in another way count as not told', async () => {
    await prefer(ada!, { shareLevels: true })
    await open.rows(`update profiles set preferences = jsonb_set(preferences, '{levels}', '"many"')`)
    expect(await seenBy(ada!)).toEqual([{ userId: ada!.userId, levels: {} }])
  })
})
