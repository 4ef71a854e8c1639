import { beforeAll, describe, expect, test } from 'vitest'
import type { SavedBuildList } from '#contract/build-lists'
import { askAs } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()
const entries = [{ itemId: 'plank', recipeIndex: 1, quantity: 40 }]
type Answer = SavedBuildList & { readonly code?: string; readonly message?: string; readonly field?: string }

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  const newPlayer = (): Promise<SignedIn> => signIn(server, `Player ${++players}`)
  const create = (who: SignedIn, name: string, id: string = crypto.randomUUID()) =>
    askAs<Answer>(server, who, 'createBuildList', { id, name, entries })
  const namesOf = async (who: SignedIn) =>
    (await askAs<SavedBuildList[]>(server, who, 'getBuildLists')).body.map(({ name }) => name)

  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  test('SAVE-8: a list is saved under a name, listed newest first, renamed and deleted', async () => {
    const who = await newPlayer()
    const first = await create(who, '  First house ')
    expect(first.body).toMatchObject({ name: 'First house', entries })
    await create(who, 'Second house')
    expect(await namesOf(who)).toEqual(['Second house', 'First house'])
    const renamed = await askAs<Answer>(server, who, 'renameBuildList', { id: first.body.id, name: 'Barn' })
    expect(renamed.body).toMatchObject({ id: first.body.id, name: 'Barn', createdAt: first.body.createdAt })
    expect(await namesOf(who)).toEqual(['Second house', 'Barn'])
    expect((await askAs(server, who, 'deleteBuildList', { id: first.body.id })).status).toBe(200)
    expect(await namesOf(who)).toEqual(['Second house'])
    expect((await askAs(server, who, 'deleteBuildList', { id: first.body.id })).status).toBe(200)
  })

  test('SAVE-8, BEY-14: a list says by which game data its recipes are numbered; a list of an earlier release does not', async () => {
    const who = await newPlayer()
    const list = { id: crypto.randomUUID(), name: 'House', entries, catalogue: 'v7' }
    expect((await askAs<Answer>(server, who, 'createBuildList', list)).body.catalogue).toBe('v7')
    expect((await create(who, 'Barn')).body.catalogue).toBeNull()
    const lists = (await askAs<SavedBuildList[]>(server, who, 'getBuildLists')).body
    expect(lists.map(({ name, catalogue }) => [name, catalogue])).toEqual([
      ['Barn', null],
      ['House', 'v7'],
    ])
    const renamed = await askAs<Answer>(server, who, 'renameBuildList', { id: list.id, name: 'Hall' })
    expect(renamed.body.catalogue).toBe('v7')
    const refused = await askAs<Answer>(server, who, 'createBuildList', { ...list, catalogue: '' })
    expect(refused.status).toBe(422)
  })

  test('I14: a double click saves one list', async () => {
    const who = await newPlayer()
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(who, 'House', id)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await namesOf(who)).toEqual(['House'])
  })

  test('API-1: another user’s list gets the same answer as one that does not exist, and stays unchanged', async () => {
    const [who, other] = [await newPlayer(), await newPlayer()]
    const { id } = (await create(other, 'Theirs')).body
    const missing = {
      status: 404,
      body: { code: 'NOT_FOUND', reason: 'no-build-list', message: 'There is no such build list.' },
    }
    expect(await askAs(server, who, 'renameBuildList', { id, name: 'Mine' })).toEqual(missing)
    expect(await askAs(server, who, 'renameBuildList', { id: crypto.randomUUID(), name: 'Mine' })).toEqual(
      missing,
    )
    expect((await askAs(server, who, 'deleteBuildList', { id })).status).toBe(200)
    expect((await create(who, 'Mine', id)).body).toMatchObject({ id, name: 'Mine' })
    expect([await namesOf(who), await namesOf(other)]).toEqual([['Mine'], ['Theirs']])
  })

  test('S6: 200 lists at most, also when two are saved at once', async () => {
    const who = await newPlayer()
    await Promise.all(Array.from({ length: 199 }, (_, made) => create(who, `List ${made}`)))
    const last = await Promise.all([create(who, 'One'), create(who, 'Other')])
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(last.find(({ status }) => status === 409)?.body.message).toBe(
      'At most 200 build lists can be kept.',
    )
    expect(await namesOf(who)).toHaveLength(200)
  })

  test.each([
    ['without a name', { name: '   ' }, 'name'],
    ['with a name too long', { name: 'x'.repeat(81) }, 'name'],
    ['with a name of two lines', { name: 'a\nb' }, 'name'],
    ['with nothing in it', { entries: [] }, 'entries'],
    ['with an amount of 0', { entries: [{ ...entries[0], quantity: 0 }] }, 'entries.0.quantity'],
    ['with an id that is none', { id: 'mine' }, 'id'],
  ])('S6: a list %s is refused', async (_what, part, field) => {
    const who = await newPlayer()
    const list = { id: crypto.randomUUID(), name: 'House', entries, ...part }
    const refused = await askAs<Answer>(server, who, 'createBuildList', list)
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'INVALID', field])
    expect(await namesOf(who)).toEqual([])
  })
})
