import { beforeAll, describe, expect, test } from 'vitest'
import { add, askAs, load, openSavingBrowser, remove, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()
const emptyDocument = {
  inventory: {},
  buildList: [],
  choices: {},
  settlement: { name: '', projects: [], tasks: [] },
}

describe.each(bothDatabasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  const newPlayer = (): Promise<SignedIn> => signIn(server, `Player ${++players}`)

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      API_REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '1000',
    })
  })

  test('SAVE-3: somebody who never saved anything has an empty document, and looking at it saves nothing', async () => {
    const who = await newPlayer()
    const empty = { version: 1, lastUpdated: null, document: emptyDocument, catalogue: null }
    expect(await load(server, who)).toEqual(empty)
    expect(await load(server, who)).toEqual(empty)
    expect((await askAs(server, who, 'listUserDataVersions')).body).toEqual([])
  })

  test('SAVE-1: what is saved is there again, whole, one version further', async () => {
    const who = await newPlayer()
    const entry = { itemId: set('plank', 1).itemId, recipeIndex: 2 } as const
    const saved = await openSavingBrowser(server, who).save(
      1,
      set('log', 1_000_000_000),
      { op: 'queue.add', ...entry, quantity: 7 },
      { op: 'choice.set', itemId: entry.itemId, choice: { source: 'gather' } },
    )
    expect(saved).toEqual({
      status: 200,
      body: { version: 2, lastUpdated: expect.any(String), document: null, catalogue: null },
    })
    expect(await load(server, who)).toEqual({
      version: 2,
      lastUpdated: saved.body.lastUpdated,
      catalogue: null,
      document: {
        inventory: { log: 1_000_000_000 },
        buildList: [{ ...entry, quantity: 7 }],
        choices: { plank: { source: 'gather' } },
        settlement: emptyDocument.settlement,
      },
    })
    expect(Math.abs(Date.now() - Date.parse(saved.body.lastUpdated!))).toBeLessThan(60_000)
  })

  test('SAVE-1, BEY-4, CAL-8: odds and what is kept back are saved row by row, and are absent where there are none', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    const { itemId } = set('log', 1)
    // 'plan' in place of an item sets the odds of the whole plan.
    await browser.save(
      1,
      { op: 'odds.set', itemId: 'plan' as typeof itemId, odds: 'safe' },
      { op: 'odds.set', itemId, odds: 'average' },
      { op: 'keptBack.set', itemId, quantity: 50 },
    )
    const { document } = await load(server, who)
    expect(document).toMatchObject({ odds: { plan: 'safe', log: 'average' }, keptBack: { log: 50 } })
    await browser.save(
      2,
      { op: 'odds.set', itemId: 'plan' as typeof itemId, odds: null },
      { op: 'odds.set', itemId, odds: null },
      { op: 'keptBack.set', itemId, quantity: 0 },
    )
    expect((await load(server, who)).document).toEqual(emptyDocument)
  })

  test('SAVE-4: a laptop that did not know of the phone’s save gets the document that came of both', async () => {
    const who = await newPlayer()
    const phone = openSavingBrowser(server, who)
    const laptop = openSavingBrowser(server, who)
    await phone.save(1, set('log', 10))
    await phone.save(2, set('log', 50))
    const late = await laptop.save(2, remove('log'), add('plank', 3))
    expect([late.body.version, late.body.document?.inventory]).toEqual([4, { log: 50, plank: 3 }])
    const known = await laptop.save(4, remove('log'))
    expect(known.body).toMatchObject({ version: 5, document: null })
    expect((await load(server, who)).document.inventory).toEqual({ plank: 3 })
  })

  test('I10: two tabs that save at once take every version once, without a gap, and lose nothing', async () => {
    const who = await newPlayer()
    const tabs = [openSavingBrowser(server, who), openSavingBrowser(server, who)]
    const versions = await Promise.all(
      tabs.map(async (tab) => {
        const taken: number[] = []
        let base = 1
        for (let save = 0; save < 60; save++) {
          const { body } = await tab.save(base, add('log', 1), add(`of ${tab.clientId}`, 1))
          base = body.version
          taken.push(base)
        }
        return taken
      }),
    )
    expect(versions.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, i) => i + 2))
    expect((await load(server, who)).document.inventory).toEqual({
      log: 120,
      [`of ${tabs[0]!.clientId}`]: 60,
      [`of ${tabs[1]!.clientId}`]: 60,
    })
  })

  test('I11: the same request again is answered the same and applied once, also ten times at once', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    // `saveAs` takes the batch's number, then the version on which its changes were made; `save` counts the number by itself.
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.saveAs(1, 1, add('log', 5), set('plank', 2))),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.body.version).toBe(2)
    expect(await load(server, who)).toMatchObject({
      version: 2,
      document: { inventory: { log: 5, plank: 2 } },
    })
  })

  test('I11: an answer that is repeated later carries the document of its own time', async () => {
    const who = await newPlayer()
    const phone = openSavingBrowser(server, who)
    const laptop = openSavingBrowser(server, who)
    await phone.save(1, add('log', 1))
    const first = await laptop.saveAs(1, 1, add('log', 1))
    expect(first.body.document?.inventory).toEqual({ log: 2 })
    await phone.save(2, add('log', 1))
    expect(await laptop.saveAs(1, 1, add('log', 1))).toEqual(first)
  })

  test('I11: other content under a used number is refused, and so is number 3 after 1, with the number that must come', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    await browser.saveAs(1, 1, add('log', 1))
    const other = await browser.saveAs(1, 2, add('log', 2))
    expect([other.status, other.body.code, other.body.field]).toEqual([422, 'INVALID', 'seq'])
    const gap = await browser.saveAs(3, 2, add('log', 2))
    expect([gap.status, gap.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        reason: 'number-unexpected',
        field: 'seq',
        message: 'The next changes of this browser must have number 2.',
      },
    ])
    expect(await load(server, who)).toMatchObject({ version: 2, document: { inventory: { log: 1 } } })
  })

  test('R6: changes that look like earlier ones under the same number, but were made on a newer version, are not taken for those', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    const first = await browser.saveAs(1, 1, add('log', 1))
    // The browser's storage went back to before that save, so it has loaded what the account has.
    const again = await browser.saveAs(1, 2, add('log', 1))
    expect([again.status, again.body.reason]).toEqual([422, 'number-of-other-changes'])
    expect(await browser.saveAs(1, 1, add('log', 1))).toEqual(first)
    expect(await load(server, who)).toMatchObject({ version: 2, document: { inventory: { log: 1 } } })
  })

  test('R12: changes made for one account are refused by another, with one answer for a used number and a new one', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    const browser = openSavingBrowser(server, one)
    await browser.save(1, add('log', 1))
    const strange = openSavingBrowser(server, other, browser.clientId)
    for (const seq of [1, 2]) {
      const refused = await strange.saveAs(seq, 1, add('log', 1))
      expect([refused.status, refused.body]).toEqual([
        422,
        {
          code: 'INVALID',
          reason: 'browser-of-another-account',
          field: 'clientId',
          message: 'These changes were not made for this account, so they were not saved.',
        },
      ])
    }
    expect(await load(server, other)).toMatchObject({ version: 1, document: emptyDocument })
  })

  test('I10: a save that changes nothing is no new version', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    const { body } = await browser.save(1, set('log', 4))
    const same = await browser.save(2, set('log', 4), add('plank', 2), add('plank', -2))
    expect(same.body).toEqual({ version: 2, lastUpdated: body.lastUpdated, document: null, catalogue: null })
    const nothingEver = await openSavingBrowser(server, await newPlayer()).save(1, remove('log'))
    expect(nothingEver.body).toEqual({ version: 1, lastUpdated: null, document: null, catalogue: null })
  })

  test('SYS-7: the connectivity test writes, reads back and leaves nothing behind', async () => {
    const who = await newPlayer()
    expect(await askAs(server, who, 'testDatabaseConnection')).toEqual({ status: 200, body: { ok: true } })
    expect(await load(server, who)).toMatchObject({ version: 1, lastUpdated: null })
  })
})
