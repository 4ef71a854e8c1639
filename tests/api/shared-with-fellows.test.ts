import { beforeAll, describe, expect, test } from 'vitest'
import type { ShownNotification } from '#contract/notifications'
import type { Collaborator, Fellow } from '#contract/shared-projects'
import { sharingLimits } from '#domain/settlement/limits'
import { openStream } from '../support/live-stream.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, joinAs, type Somebody } from '../support/settlements.ts'
import {
  aFellowOf,
  aSharedPlace,
  joinByShareLink,
  namesOfSharedProjects,
} from '../support/shared-project-place.ts'
import { aNewcomer } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const noFellow = { status: 404, body: { reason: 'no-fellow' } }

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })
  const aPlace = async () => {
    const place = await aSharedPlace(open.server())
    const { as, owner, projectId } = place
    return {
      ...place,
      find: async (query: string, who: Somebody = owner) =>
        (await answerOf(as(who)<Fellow[]>('findFellows', { projectId, query }))).map(
          ({ nickname }) => nickname,
        ),
      share: (who: Somebody, by: Somebody = owner) =>
        as(by)<Collaborator>('shareProjectWith', { projectId, userId: who.userId }),
    }
  }
  const told = async (who: Somebody) =>
    (await answerOf(who.ask<{ notifications: ShownNotification[] }>('getNotifications'))).notifications

  test('SYS-8: fellow members are found by the beginning of their nickname, where they allow it, and nobody else', async () => {
    const { owner, mika, find, share, projectId, as } = await aPlace()
    const { fellow, commonId } = await aFellowOf(open.server(), owner, 'Rowan_of_Oak')
    const stranger = await aNewcomer(open.server())
    await answerOf(stranger.ask('updateUser', { username: 'Rowan_the_Far' }))
    await answerOf(mika.ask('updateUser', { username: 'Rowan_Within' }))
    expect(await find('rOWan')).toEqual(['Rowan_of_Oak'])
    expect(await find('oak')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await as(owner)('findFellows', { projectId, query: 'ro\u0000wan' })).toMatchObject({ status: 422 })
    const [found] = await answerOf(as(owner)<Fellow[]>('findFellows', { projectId, query: 'rowan' }))
    expect(found).toEqual({ userId: fellow.userId, nickname: 'Rowan_of_Oak' })
    for (const who of [stranger, mika, owner]) expect(await share(who)).toMatchObject(noFellow)
    await answerOf(fellow.ask('updateUser', { preferences: { allowDiscovery: false } }))
    expect(await find('rowan')).toEqual([])
    expect(await share(fellow)).toMatchObject(noFellow)
    await answerOf(fellow.ask('updateUser', { preferences: { allowDiscovery: true } }))
    await answerOf(owner.ask('leaveSettlement', { settlementId: commonId }))
    expect(await find('rowan')).toEqual([])
    expect(await share(fellow)).toMatchObject(noFellow)
  })

  test('SYS-8: a fellow with whom a project is shared is told, once, and finds it; ended and shared again they are told again', async () => {
    const { owner, find, share, as } = await aPlace()
    const { fellow, commonId } = await aFellowOf(open.server(), owner, 'Sorrel')
    const { collaborationId } = await answerOf(share(fellow))
    expect(await answerOf(share(fellow))).toMatchObject({ collaborationId, cameByLink: false })
    expect(await namesOfSharedProjects(fellow)).toEqual(['Town Hall (Shared)'])
    expect(await find('sorrel')).toEqual([])
    expect(await told(fellow)).toMatchObject([
      {
        settlementId: commonId,
        said: { kind: 'sharedWithYou', facts: { project: 'Town Hall' } },
        subject: collaborationId,
        by: expect.any(String),
      },
    ])
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    await answerOf(share(fellow))
    expect(await told(fellow)).toHaveLength(2)
  })

  test('SYS-8: a fellow who wants no invitations, or muted the settlement in common, is told nothing, and the project is shared all the same', async () => {
    const { owner, share } = await aPlace()
    const { fellow: quiet } = await aFellowOf(open.server(), owner, 'Quiet')
    await answerOf(quiet.ask('updateUser', { preferences: { collaborationInvites: false } }))
    const { fellow: muted, commonId } = await aFellowOf(open.server(), owner, 'Muted')
    await answerOf(muted.ask('muteSettlement', { settlementId: commonId, isMuted: true }))
    for (const who of [quiet, muted]) {
      await answerOf(share(who))
      expect(await told(who)).toEqual([])
      expect(await namesOfSharedProjects(who)).toEqual(['Town Hall (Shared)'])
    }
  })

  test('SAVE-7, SET-9: a collaborator’s stream tells that something was shared, has changed, and was ended', async () => {
    const { owner, share, as, projectId } = await aPlace()
    const { fellow } = await aFellowOf(open.server(), owner, 'Listener')
    const stream = await openStream(open.server(), fellow)
    const marks = () =>
      stream.messages().flatMap((message) => (message.type === 'settlements' ? [message.shared] : []))
    await eventually(async () => marks().at(-1) === '')
    const { collaborationId } = await answerOf(share(fellow))
    await eventually(async () => marks().at(-1) !== '')
    const before = marks().at(-1)
    await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: '1', quantity: 1 }], projectId }))
    await eventually(async () => marks().at(-1) !== before)
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    await eventually(async () => marks().at(-1) === '')
    stream.close()
  })

  test('S6: there is a limit to the people whom a project is shared with, and to the projects shared with one person', async () => {
    const { owner, share, makeLink, projectId, settlementId } = await aPlace()
    const { fellow } = await aFellowOf(open.server(), owner, 'Last')
    const { code } = await makeLink()
    const fill = (people: number) =>
      open.rows(`
        with made as (insert into users (name, email) select 'x', gen_random_uuid()::text from generate_series(1, ${people}) returning id)
        insert into collaborators (settlement_id, project_id, user_id, id, status, shared_by_no, since)
        select '${settlementId}', '${projectId}', id, gen_random_uuid(), 'active', 1, now() from made`)
    await fill(sharingLimits.collaborators)
    expect(await share(fellow)).toMatchObject({ status: 409, body: { reason: 'too-many-collaborators' } })
    expect(await joinByShareLink(fellow, code)).toMatchObject({ status: 409 })
    await open.rows(`delete from collaborators where project_id = '${projectId}'`)
    for (let one = 0; one < sharingLimits.sharedWithOne; one++) {
      const other = await answerOf(
        owner.ask<{ id: string }>('createProject', { settlementId, name: `Hut ${one}` }),
      )
      await answerOf(
        owner.ask('shareProjectWith', { settlementId, projectId: other.id, userId: fellow.userId }),
      )
    }
    expect(await share(fellow)).toMatchObject({ status: 409, body: { reason: 'shared-too-often' } })
  })

  test('SET-5: a collaborator who joins the settlement keeps what is shared, and sharing with a member can be ended too', async () => {
    const { owner, settlementId, aGuest, as, shares } = await aPlace()
    const { guest, collaborationId } = await aGuest()
    await joinAs(owner, settlementId, guest, 'viewer')
    expect(await namesOfSharedProjects(guest)).toHaveLength(1)
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    expect((await shares()).collaborators).toEqual([])
  })
})
