import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, createSettlement, joinAs, type Somebody } from '../support/settlements.ts'
import { aSharedPlace, joinByShareLink, namesOfSharedProjects } from '../support/shared-project-place.ts'

const servers = serversOfThisFile()
const noLink = { status: 404, body: { reason: 'share-code-invalid' } }

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await servers.start({
      ...(await kind.settings()),
      API_REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '1000',
    })
  })

  const aPlace = async () => {
    const place = await aSharedPlace(server)
    const { as, owner, makeLink } = place
    return {
      ...place,
      remove: (who: Somebody) => answerOf(as(owner)('removeSettlementCollaborator', { userId: who.userId })),
      newLink: async () => {
        await answerOf(as(owner)('revokeProjectShareLink', { shareLinkId: (await makeLink()).id }))
        return makeLink()
      },
    }
  }

  const expectKeptOut = async (who: Somebody, code: string | null) => {
    expect(await who.ask('getProjectShareLink', { code })).toMatchObject(noLink)
    expect(await joinByShareLink(who, code)).toMatchObject(noLink)
    expect(await namesOfSharedProjects(who)).toEqual([])
  }

  test('SET-9: an admin who copied a project’s link and was removed does not come back by it, and does by one that was made later', async () => {
    const { ines, makeLink, remove, newLink } = await aPlace()
    const { code } = await makeLink(ines)
    await remove(ines)
    await expectKeptOut(ines, code)
    await answerOf(joinByShareLink(ines, (await newLink()).code))
    expect(await namesOfSharedProjects(ines)).toEqual(['Town Hall (Shared)'])
  })

  test('SET-9: a member who came by the link, left the shared project, and then left the settlement does not come back by that link', async () => {
    const { mika, as, makeLink } = await aPlace()
    const { code } = await makeLink()
    const { id: collaborationId } = await answerOf(joinByShareLink(mika, code))
    await answerOf(mika.ask('leaveSharedProject', { collaborationId }))
    await answerOf(as(mika)('leaveSettlement'))
    await expectKeptOut(mika, code)
  })

  test('SET-9: a member whose sharing was ended, and who was removed after a new link was made, does not come back by the new link', async () => {
    const { mika, owner, as, makeLink, newLink, remove } = await aPlace()
    const { id: collaborationId } = await answerOf(joinByShareLink(mika, (await makeLink()).code))
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    const { code } = await newLink()
    await remove(mika)
    await expectKeptOut(mika, code)
  })

  test('SET-9: a former member with whom the project was shared anew finds it by the old link too, and one who was invited again comes by it', async () => {
    const { mika, ines, owner, settlementId, projectId, as, makeLink, remove } = await aPlace()
    const { code } = await makeLink()
    for (const who of [mika, ines]) await remove(who)
    // A project can be shared with who is in another settlement with the owner and has a nickname; the port keeps the name unique.
    const commonId = await createSettlement(owner, 'Common')
    await joinAs(owner, commonId, mika, 'viewer')
    await answerOf(mika.ask('updateUser', { username: `Mika_${server.port}` }))
    const shared = await answerOf(
      as(owner)<{ collaborationId: string }>('shareProjectWith', { projectId, userId: mika.userId }),
    )
    expect(await answerOf(joinByShareLink(mika, code))).toMatchObject({ id: shared.collaborationId })
    await joinAs(owner, settlementId, ines, 'viewer')
    await answerOf(joinByShareLink(ines, code))
    expect(await namesOfSharedProjects(ines)).toEqual(['Town Hall (Shared)'])
  })
})
