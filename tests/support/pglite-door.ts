import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isMainThread } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/**
 * Node loads this file into a test's server with `--import`. No other process can use the built-in database, so the server's
 * own process runs the statements that a test sends to a port, which stands in its log.
 */
if (isMainThread && process.env.PGLITE_DOOR) openDoor()

function openDoor(): void {
  type Create = (...given: unknown[]) => Promise<PGlite>
  const create = PGlite.create.bind(PGlite) as Create
  const createWithDoor: Create = async (...given) => {
    const database = await create(...given)
    const door = createServer(async (request, response) => {
      try {
        const results = await database.exec(await text(request))
        response.end(JSON.stringify(results.at(-1)?.rows ?? []))
      } catch (error) {
        response.writeHead(500).end(String(error))
      }
    })
    door.listen(0, '127.0.0.1').unref()
    await once(door, 'listening')
    console.log(JSON.stringify({ door: (door.address() as AddressInfo).port }))
    return database
  }
  PGlite.create = createWithDoor as typeof PGlite.create
}
