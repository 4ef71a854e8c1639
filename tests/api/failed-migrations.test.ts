import { describe, expect, test } from 'vitest'
import { openClosedDatabase, openReleasedDatabase } from '../support/former-database.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { storedWhole } from '../support/stored-whole.ts'

const servers = serversOfThisFile()
const release = '0010_templates'

describe.each(databasesOfThisFile())('on $kind', ({ withoutTables }) => {
  test('R14: if a migration fails, the server says so in a sentence and leaves the database as it was; once the cause is gone, it starts', async () => {
    const place = { DATABASE_URL: '', DATA_DIR: servers.folder(), ...(await withoutTables()) }
    const former = await openReleasedDatabase(place, release)
    // The third migration after this release makes a table of the same name, so it fails.
    await former.run('create table webhooks (somebodys integer)')
    const before = await storedWhole(former)
    await former.close()

    const { code, errors } = await (await servers.launch(place)).ended
    expect([code, errors]).toEqual([
      1,
      'The database could not be brought up to date and was left as it was (relation "webhooks" already exists). Start the ' +
        'former release again, or restore a backup.\n',
    ])
    const after = await openClosedDatabase(place)
    expect(await storedWhole(after)).toBe(before)
    await after.run('drop table webhooks')
    await after.close()

    const server = await servers.start(place)
    expect((await call(server, 'getCatalogues')).status).toBe(200)
  })
})
