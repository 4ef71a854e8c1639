import { beforeAll, describe, expect, test } from 'vitest'
import type { UserDataState } from '#contract/user-document'
import type { Operation, PlainOperation } from '#domain/user-data/operation'
import { itemId } from '../support/catalog-builder.ts'
import { add, askAs, load, type Refused, type Saved } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const servers = serversOfThisFile()
const planks = (recipeIndex: number, quantity: number): PlainOperation => ({
  op: 'queue.setQty',
  itemId: itemId('plank'),
  recipeIndex,
  quantity,
})
const setRecipe = (from: number, to: number): PlainOperation => ({
  op: 'queue.setRecipe',
  itemId: itemId('plank'),
  from,
  to,
})
const move = (from: string, to: string, ...operations: PlainOperation[]): Operation => ({
  op: 'catalogue.move',
  from,
  to,
  operations,
})

const dequeue = (recipeIndex: number): PlainOperation => ({
  op: 'queue.remove',
  itemId: itemId('plank'),
  recipeIndex,
})
type Answer = Saved & Refused & { readonly catalogue: string | null; readonly reason?: string }

const refused = {
  status: 409,
  body: { code: 'CONFLICT', reason: 'other-catalogue', field: 'catalogue' },
}

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  const aPlayer = () => signIn(server, `Planner ${++players}`)

  beforeAll(async () => {
    server = await servers.start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  /** A browser of that player that says by which game data its recipes are numbered; null for one of an earlier release. */
  function browser(who: SignedIn) {
    const clientId = crypto.randomUUID()
    let seq = 1
    return async (baseVersion: number, catalogue: string | null, ...operations: Operation[]) => {
      const input = { clientId, seq, baseVersion, operations, ...(catalogue && { catalogue }) }
      const answer = await askAs<Answer>(server, who, 'saveUserData', input)
      if (answer.status === 200) seq += 1
      return answer
    }
  }

  async function planOf(who: SignedIn) {
    const { version, catalogue, document } = await load(server, who)
    return [version, catalogue, document.buildList.map((entry) => [entry.recipeIndex, entry.quantity])]
  }

  test('BEY-14: the plan of an account says by which game data its recipes are numbered, as soon as one is chosen', async () => {
    const who = await aPlayer()
    const laptop = browser(who)
    // Recipe 0 is the default one, whatever the game data: nothing is chosen yet.
    expect((await laptop(1, 'v1', planks(0, 5))).body).toMatchObject({ version: 2, catalogue: null })
    expect((await laptop(2, 'v2', planks(2, 3))).body).toMatchObject({ version: 3, catalogue: 'v2' })
    expect(await planOf(who)).toEqual([
      3,
      'v2',
      [
        [0, 5],
        [2, 3],
      ],
    ])
    await laptop(3, 'v2', dequeue(2))
    expect(await planOf(who)).toEqual([4, null, [[0, 5]]])
  })

  test('SAVE-4, BEY-14: after one device has moved the plan, another’s batch in the old numbers is refused whole, and taken in the new ones', async () => {
    const who = await aPlayer()
    const [laptop, phone] = [browser(who), browser(who)]
    await laptop(1, 'v1', planks(2, 5))
    const moved = await laptop(2, 'v2', move('v1', 'v2', setRecipe(2, 1)))
    expect(moved.body).toMatchObject({ version: 3, catalogue: 'v2', document: null })
    expect(await phone(2, 'v1', add('log', 3), planks(2, 8))).toMatchObject(refused)
    expect(await planOf(who)).toEqual([3, 'v2', [[1, 5]]])
    const again = await phone(2, 'v2', add('log', 3), planks(1, 8))
    expect(again.body).toMatchObject({
      version: 4,
      catalogue: 'v2',
      document: { buildList: [{ recipeIndex: 1, quantity: 8 }] },
    })
  })

  test('SAVE-4, BEY-14: a device that missed an entry queued by another cannot move the plan: the entry would become another recipe', async () => {
    const who = await aPlayer()
    const [laptop, phone] = [browser(who), browser(who)]
    await laptop(1, 'v1', planks(2, 5))
    await phone(2, 'v1', planks(1, 4))
    expect(await laptop(2, 'v2', move('v1', 'v2', setRecipe(2, 1)))).toMatchObject(refused)
    const known = await laptop(3, 'v2', move('v1', 'v2', planks(2, 4), planks(1, 5)))
    expect(known.body).toMatchObject({ version: 4, catalogue: 'v2' })
    expect(await planOf(who)).toEqual([
      4,
      'v2',
      [
        [2, 4],
        [1, 5],
      ],
    ])
  })

  test('SAVE-4, BEY-14: a device that missed a removal cannot move the plan: the removed entry would come back', async () => {
    const who = await aPlayer()
    const [laptop, phone] = [browser(who), browser(who)]
    await laptop(1, 'v1', planks(2, 5))
    await phone(2, 'v1', dequeue(2))
    expect(await laptop(2, 'v2', move('v1', 'v2', planks(1, 5), dequeue(2)))).toMatchObject(refused)
    expect(await planOf(who)).toEqual([3, null, []])
  })

  test('SAVE-4, BEY-14: after a move a late change goes to the recipe that has the number now, not to the one that had it', async () => {
    const who = await aPlayer()
    const [laptop, phone] = [browser(who), browser(who)]
    await laptop(1, 'v1', planks(2, 5))
    await laptop(2, 'v2', move('v1', 'v2', setRecipe(2, 1)))
    // Made before the move, with a recipe that is number 2 only now.
    await phone(2, 'v2', { op: 'queue.add', itemId: itemId('plank'), recipeIndex: 2, quantity: 7 })
    expect(await planOf(who)).toEqual([
      4,
      'v2',
      [
        [1, 5],
        [2, 7],
      ],
    ])
  })

  test('R14, BEY-14: a browser of an earlier release, which names no game data, saves as before; the plan then names none either', async () => {
    const who = await aPlayer()
    const [old, laptop] = [browser(who), browser(who)]
    await old(1, null, planks(2, 5))
    expect(await planOf(who)).toEqual([2, null, [[2, 5]]])
    await laptop(2, 'v1', add('log', 1))
    expect(await planOf(who)).toEqual([3, null, [[2, 5]]])
    await laptop(3, 'v1', planks(2, 6))
    expect(await planOf(who)).toEqual([4, 'v1', [[2, 6]]])
    await old(4, null, planks(2, 7))
    expect(await planOf(who)).toEqual([5, null, [[2, 7]]])
  })

  test('SYS-7, BEY-14: a restored version brings back the game data by which it is numbered', async () => {
    const who = await aPlayer()
    const laptop = browser(who)
    await laptop(1, 'v1', planks(2, 5))
    await laptop(2, 'v2', move('v1', 'v2', setRecipe(2, 1)))
    const former = await askAs<UserDataState>(server, who, 'getUserDataVersion', { version: 2 })
    expect(former.body.catalogue).toBe('v1')
    const back = await askAs<UserDataState>(server, who, 'restoreUserDataVersion', { version: 2 })
    expect(back.body).toMatchObject({ version: 4, catalogue: 'v1' })
    expect(await planOf(who)).toEqual([4, 'v1', [[2, 5]]])
    expect(await laptop(4, 'v2', planks(1, 6))).toMatchObject(refused)
  })

  test('SAVE-4, BEY-14: a replaced value says by which game data it is numbered', async () => {
    const who = await aPlayer()
    const [laptop, phone] = [browser(who), browser(who)]
    await laptop(1, 'v1', planks(2, 5))
    await phone(1, 'v1', planks(2, 9))
    const { body } = await askAs<readonly object[]>(server, who, 'listSupersededValues')
    expect(body).toMatchObject([{ part: 'buildList', recipeIndex: 2, quantity: 5, catalogue: 'v1' }])
  })

  test('S6: a move among other changes is refused', async () => {
    const laptop = browser(await aPlayer())
    const answer = await laptop(1, 'v2', move('v1', 'v2'), planks(2, 5))
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'A move to another catalogue is a batch of its own.',
    ])
  })
})
