import { describe, expect, test } from 'vitest'
import type { UserDataVersion } from '#contract/user-data-versions'
import { addPerson, knownSecret, openFormerDatabase } from '../support/former-database.ts'
import { historyOf } from '../support/large-account.ts'
import { askAs } from '../support/saving.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { pageOf } from '../support/sign-in.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ withoutTables }) => {
  test('SYS-7: a database from before thinning, with 800 saved states of one account, is migrated, thinned and exported', async () => {
    const place = { DATABASE_URL: '', DATA_DIR: servers.folder(), ...(await withoutTables()) }
    const database = await openFormerDatabase(place, '0005_history')
    const person = await addPerson(database, 'Hoarder')
    // The versions 2 to 801, every 30 minutes for almost 17 days.
    await database.query(historyOf({ userId: person.userId, states: 800, kilobytes: 10, minutesApart: 30 }))
    await database.close()

    const server = await servers.start({ ...place, AUTH_SECRET: knownSecret })
    const who = person.signedIn(pageOf(server))
    const listed = async () => (await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')).body
    // The newest 50 are of the last 25 hours; of the 15.6 days before them one a day (UTC) stays: 15 to 17, by the hour of the test.
    const isThinned = async () => [65, 66, 67].includes((await listed()).length)
    await eventually(isThinned)
    const versions = (await listed()).map(({ version }) => version)
    expect(versions.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, place) => 801 - place))
    const days = (await listed()).slice(50).map(({ savedAt }) => savedAt.slice(0, 10))
    expect(new Set(days).size).toBe(days.length)

    const exported = await askAs<{ user_data_versions: { version: number; document: object }[] }>(
      server,
      who,
      'exportAccount',
    )
    expect(exported.body.user_data_versions.map(({ version }) => version)).toEqual(versions)
    expect(exported.body.user_data_versions[0]!.document).toMatchObject({ inventory: { version: 801 } })
  })
})
