import { beforeAll, describe, expect, test } from 'vitest'
import type { SupersededValue, UserDataVersion } from '#contract/user-data-versions'
import type { UserDataState } from '#contract/user-document'
import { operationsBetween } from '#domain/user-data/operations-between'
import { fromPlainDocument, type PlainUserDocument } from '#domain/user-data/plain-document'
import { knownSecret, openFormerDatabase } from '../support/former-database.ts'
import {
  addPersonWithSettlement,
  earlierHill,
  hill,
  lastBatch,
  settlementSet,
} from '../support/former-settlement.ts'
import { add, askAs, load, openSavingBrowser, remove, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { pageOf, type SignedIn } from '../support/sign-in.ts'
import { aDocument } from '../support/user-documents.ts'

const servers = serversOfThisFile()

type Export = Record<'user_data' | 'user_data_versions', { version: number; document: PlainUserDocument }[]>

describe.each(databasesOfThisFile())('on $kind', ({ withoutTables }) => {
  let server: RunningServer
  const people: Awaited<ReturnType<typeof addPersonWithSettlement>>[] = []

  beforeAll(async () => {
    const place = { DATABASE_URL: '', DATA_DIR: servers.folder(), ...(await withoutTables()) }
    const database = await openFormerDatabase(place, '0006_people')
    for (let no = 1; no <= 12; no++) people.push(await addPersonWithSettlement(database, `Player ${no}`))
    await database.close()
    server = await servers.start({ ...place, AUTH_SECRET: knownSecret })
  })

  /** The next person whose account nobody has touched since the update: it has version 2 with 10 logs, and version 3 with 20. */
  function nextPerson() {
    const { phone, signedIn } = people.pop()!
    return { who: signedIn(pageOf(server)), phone }
  }

  const versionsOf = async (who: SignedIn) =>
    (await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')).body
  const exportOf = async (who: SignedIn) => (await askAs<Export>(server, who, 'exportAccount')).body
  /** The settlement as the database writes it, character for character. */
  const storedText = async (who: SignedIn) =>
    JSON.stringify((await exportOf(who)).user_data[0]!.document.settlement)

  test('SET-9, I7: the settlement of 2 projects and a task becomes a personal one when it is opened, once; saved versions keep it', async () => {
    const { who } = nextPerson()
    const open = () => askAs<{ id: string; name: string }>(server, who, 'openPersonalSettlement')
    const [first, second] = await Promise.all([open(), open()])
    expect(first).toEqual(second)
    expect(first).toMatchObject({ status: 200, body: { name: 'Hill “ö” 🏠' } })
    const { settlement } = (await load(server, who)).document
    expect(settlement.projects.map(({ name }) => name)).toEqual(['Barn', 'Mill'])
    expect(settlement.tasks.map(({ title }) => title)).toEqual(['Task'])
    expect(JSON.parse(await storedText(who))).toEqual({ name: '', projects: [], tasks: [] })
    const third = await askAs<UserDataState>(server, who, 'getUserDataVersion', { version: 3 })
    expect(third.body.document.settlement).toEqual(hill)
  })

  test('SAVE-1: an account of an earlier release opens with its settlement of 2 projects, its versions and its 50 replaced logs', async () => {
    const { who } = nextPerson()
    expect(await load(server, who)).toMatchObject({
      version: 3,
      document: { inventory: { log: 20, ore: 4 }, buildList: [], choices: {}, settlement: hill },
    })
    const versions = (await versionsOf(who)).map(({ version, projects }) => [version, projects])
    expect(versions).toEqual([
      [3, 2],
      [2, 1],
    ])
    const second = await askAs<UserDataState>(server, who, 'getUserDataVersion', { version: 2 })
    expect(second.body.document.settlement).toEqual(earlierHill)
    const replaced = await askAs<SupersededValue[]>(server, who, 'listSupersededValues')
    expect(replaced.body).toMatchObject([{ part: 'inventory', itemId: 'log', quantity: 50, version: 3 }])
  })

  test('I7: saves of a phone and a laptop that do not know each other leave the settlement as it is', async () => {
    const { who } = nextPerson()
    const before = await storedText(who)
    const [phone, laptop] = [openSavingBrowser(server, who), openSavingBrowser(server, who)]
    await phone.save(3, set('log', 30), remove('ore'))
    const late = await laptop.save(3, set('log', 40), add('ore', 1), {
      op: 'queue.add',
      itemId: set('plank', 1).itemId,
      recipeIndex: 0,
      quantity: 5,
    })
    // The laptop did not know that the 4 ore were removed, so what it adds comes on top of them.
    expect(late.body).toMatchObject({
      version: 5,
      document: { inventory: { log: 40, ore: 5 }, settlement: hill },
    })
    // A browser that knows version 1 alone is sent the document, with the same settlement.
    const oldest = await openSavingBrowser(server, who).save(1, { op: 'inv.clear', itemIds: [] })
    expect(oldest.body.document?.settlement).toEqual(hill)
    expect((await load(server, who)).document.settlement).toEqual(hill)
    expect(await storedText(who)).toBe(before)
    expect((await versionsOf(who)).map(({ projects }) => projects)).toEqual([2, 2, 2, 1])
  })

  test('I7: going back to version 2 keeps the present settlement, and version 2 keeps its own', async () => {
    const { who } = nextPerson()
    const before = await storedText(who)
    const restore = (version: number) =>
      askAs<UserDataState>(server, who, 'restoreUserDataVersion', { version })
    expect((await restore(2)).body).toMatchObject({
      version: 4,
      document: { inventory: { log: 10, ore: 4 }, settlement: hill },
    })
    expect((await restore(2)).body.version).toBe(4)
    const { user_data_versions: versions } = await exportOf(who)
    expect(versions.map(({ version, document }) => [version, document.settlement])).toEqual([
      [4, hill],
      [3, hill],
      [2, earlierHill],
    ])
    expect(await storedText(who)).toBe(before)
  })

  test('I7: an import that replaces the whole plan leaves the settlement as it is', async () => {
    const { who } = nextPerson()
    const before = await storedText(who)
    const { version, document } = await load(server, who)
    const plan = aDocument({ stock: { stone: 7 }, queue: { 'chair/1': 2 } })
    const imported = operationsBetween(fromPlainDocument(document as PlainUserDocument), plan, 'to')
    const saved = await openSavingBrowser(server, who).save(version, ...imported)
    expect(saved.status).toBe(200)
    expect((await load(server, who)).document).toEqual({
      inventory: { stone: 7 },
      buildList: [{ itemId: 'chair', recipeIndex: 1, quantity: 2 }],
      choices: {},
      settlement: hill,
    })
    expect(await storedText(who)).toBe(before)
  })

  test('SAVE-4: a browser of an earlier release that sends a settlement gets its 5 logs saved and no settlement changed', async () => {
    const { who } = nextPerson()
    const browser = openSavingBrowser(server, who)
    const saved = await browser.save(3, add('log', 5), settlementSet({ name: '', projects: [], tasks: [] }))
    expect([saved.status, saved.body.version]).toEqual([200, 4])
    for (const settlement of [earlierHill, null, 'none', []])
      expect(await browser.save(4, settlementSet(settlement))).toMatchObject({
        status: 200,
        body: { version: 4, document: null },
      })
    expect(await load(server, who)).toMatchObject({
      version: 4,
      document: { inventory: { log: 25, ore: 4 }, settlement: hill },
    })
    expect((await browser.save(4, add('log', 1))).body.version).toBe(5)
  })

  test('I11: a batch with a settlement that was saved before the update is answered again, not refused', async () => {
    const { who, phone } = nextPerson()
    // The phone's second request, based on version 2, is the one that made version 3.
    const repeated = await openSavingBrowser(server, who, phone).saveAs(2, 2, ...lastBatch)
    expect([repeated.status, repeated.body]).toEqual([
      200,
      { version: 3, lastUpdated: expect.any(String), document: null, catalogue: null },
    ])
    expect(await load(server, who)).toMatchObject({ version: 3, document: { settlement: hill } })
  })
})
