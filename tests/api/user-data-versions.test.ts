import { beforeAll, describe, expect, test } from 'vitest'
import type { UserDataVersion } from '#contract/user-data-versions'
import type { UserDataState } from '#contract/user-document'
import { add, askAs, load, openSavingBrowser, remove, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  const newPlayer = (): Promise<SignedIn> => signIn(server, `Player ${++players}`)
  const versionsOf = async (who: SignedIn) =>
    (await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')).body
  const restore = (who: SignedIn, version: number) =>
    askAs<UserDataState & { code?: string }>(server, who, 'restoreUserDataVersion', { version })

  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  test('SYS-7: every save is listed, newest first, with what it held and how it came about', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    const plank = add('plank', 1).itemId
    // Each save names the version that it is made on: 1 for a new account, whose first save makes version 2.
    await browser.save(1, set('log', 1), set('ore', 2))
    await browser.save(2, { op: 'queue.add', itemId: plank, recipeIndex: 0, quantity: 1 })
    await browser.save(3, { op: 'inv.clear', itemIds: [add('log', 1).itemId, add('ore', 1).itemId] })
    const listed = await versionsOf(who)
    expect(listed.map(({ savedAt: _, bytes: __, ...rest }) => rest)).toEqual([
      { version: 4, reason: 'clear', inventoryItems: 0, buildListItems: 1, projects: 0 },
      { version: 3, reason: 'save', inventoryItems: 2, buildListItems: 1, projects: 0 },
      { version: 2, reason: 'save', inventoryItems: 2, buildListItems: 0, projects: 0 },
    ])
    for (const { bytes } of listed) expect(bytes).toBeGreaterThan(0)
    const whole = await askAs<UserDataState>(server, who, 'getUserDataVersion', { version: 2 })
    expect(whole.body).toMatchObject({
      version: 2,
      document: { inventory: { log: 1, ore: 2 }, buildList: [] },
    })
  })

  test('SYS-7: going back is a new version, and what was saved in between stays', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    await browser.save(1, set('log', 1))
    await browser.save(2, set('log', 2), set('ore', 9))
    const back = await restore(who, 2)
    expect(back.body).toMatchObject({ version: 4, document: { inventory: { log: 1 } } })
    expect(await load(server, who)).toEqual(back.body)
    expect((await versionsOf(who)).map(({ version, reason }) => [version, reason])).toEqual([
      [4, 'restore'],
      [3, 'save'],
      [2, 'save'],
    ])
    expect((await restore(who, 3)).body.document.inventory).toEqual({ log: 2, ore: 9 })
  })

  test('SAVE-4: to the browser that saved last, a restore is somebody else’s change', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    await browser.save(1, set('log', 1))
    await browser.save(2, set('log', 2))
    await restore(who, 2)
    // The browser does not know version 4: the restored log wins over its removal, and what it adds is added all the same.
    const late = await browser.save(3, remove('log'), add('ore', 1))
    expect(late.body.document?.inventory).toEqual({ log: 1, ore: 1 })
  })

  test('I10: going back to what stands already is no new version', async () => {
    const who = await newPlayer()
    await openSavingBrowser(server, who).save(1, set('log', 1))
    expect((await restore(who, 2)).body.version).toBe(2)
    expect(await versionsOf(who)).toHaveLength(1)
  })

  test('API-1: asking for a state that never was and for one of somebody else gets the same answer', async () => {
    const [who, other] = [await newPlayer(), await newPlayer()]
    await openSavingBrowser(server, other).save(1, set('log', 1))
    for (const procedure of ['getUserDataVersion', 'restoreUserDataVersion'])
      for (const version of [1, 2, 99])
        expect(await askAs(server, who, procedure, { version })).toEqual({
          status: 404,
          body: { code: 'NOT_FOUND', reason: 'no-saved-state', message: 'There is no such saved state.' },
        })
    expect((await load(server, who)).version).toBe(1)
  })
})
