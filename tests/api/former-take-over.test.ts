import { describe, expect, test } from 'vitest'
import type { ListedSettlement } from '#contract/settlements'
import type { PlainUserDocument } from '#domain/user-data/plain-document'
import { knownSecret, openFormerDatabase } from '../support/former-database.ts'
import { addPersonWithSettlement, hill } from '../support/former-settlement.ts'
import { askAs, load } from '../support/saving.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { freePort } from '../support/server-port.ts'
import { pageOf } from '../support/sign-in.ts'

const servers = serversOfThisFile()
const tasks = Array.from({ length: 300 }, (_, no) => ({ id: `task-${no}`, title: `Dig ${no}` }))

describe.each(databasesOfThisFile())('on $kind', ({ withoutTables }) => {
  test('SET-9, I7: if the server is killed while it takes over a stored settlement of 300 tasks, it finishes once the page is opened again', async () => {
    const place = { DATABASE_URL: '', DATA_DIR: servers.folder(), ...(await withoutTables()) }
    const database = await openFormerDatabase(place, '0006_people')
    const person = await addPersonWithSettlement(database, 'Mika')
    await database.query(`
      update user_data set document = jsonb_set(document, '{settlement,tasks}', '${JSON.stringify(tasks)}')`)
    await database.close()
    const start = () =>
      servers.start({
        ...place,
        AUTH_SECRET: knownSecret,
        PORT: String(port),
        API_REQUESTS_PER_MINUTE: '100000',
      })
    const port = await freePort()
    const first = await start()
    const who = person.signedIn(pageOf(first))
    const opening = askAs(first, who, 'openPersonalSettlement').catch(() => null)
    const listed = () => askAs<ListedSettlement[]>(first, who, 'getSettlementsUserCanAccess')
    await expect.poll(async () => (await listed()).body.length, { interval: 5 }).toBe(1)
    first.signal('SIGKILL')
    await Promise.all([first.ended, opening])

    const again = await start()
    // What the stored document has of the settlement, which is emptied once all of it is taken over.
    const stored = async () => {
      type Export = { readonly user_data: readonly { readonly document: PlainUserDocument }[] }
      return (await askAs<Export>(again, who, 'exportAccount')).body.user_data[0]!.document.settlement
    }
    expect((await stored()).tasks).toHaveLength(tasks.length)
    // Every page that opens loads the plan without the settlement; with that the server goes on with the taking over.
    await askAs(again, who, 'loadUserData', { settlement: false })
    await expect.poll(stored).toEqual({ name: '', projects: [], tasks: [] })
    const { settlement } = (await load(again, who)).document
    expect(settlement.projects).toHaveLength(hill.projects.length)
    expect(settlement.tasks.map(({ title }) => title).toSorted()).toEqual(
      tasks.map(({ title }) => title).toSorted(),
    )
  })
})
