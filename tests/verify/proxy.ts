import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'
import { addPerson, knownSecret } from '../support/former-database.ts'
import { query } from '../support/postgres.ts'
import { migrateDatabase } from '../support/server-data-folder.ts'
import { freePort } from '../support/server-port.ts'
import { startKillableServer } from './crash/killable-server.ts'
import { prove } from './prove.ts'
import { type Nginx, startNginx } from './proxy/nginx.ts'
import { runProxy } from './proxy/run-proxy.ts'
import { visitor } from './proxy/visitor.ts'

const usage = `npm run verify:proxy -- [--with nothing|buffering|forwarding|log|errors]

Runs nginx with deploy/nginx.conf, as it is, in front of the server with PostgreSQL, and comes as people do: over https, by HTTP/1.1 and HTTP/2.
Streams must not be held back, refusals must be the app's own, an address that a visitor claims must not be believed, and no secret may
stand in nginx's log. With a fault put into the file it must not hold.`

const faults: Readonly<Record<string, (conf: string) => string>> = {
  nothing: (conf) => conf,
  buffering: (conf) =>
    conf.replace('proxy_buffering off;', 'proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;'),
  forwarding: (conf) => conf.replace('$proxy_add_x_forwarded_for', '$http_x_forwarded_for'),
  log: (conf) => conf.replace(/^ *access_log .*without_secrets;$/m, ''),
  errors: (conf) => conf.replaceAll(/^ *error_log .*crit;$/gm, ''),
}

const options = readOptions(usage, { with: 'nothing' })
/** How many streams one address may have here: fewer than one person may, so that this limit is met first. */
const streamsPerAddress = 5

await prove('pg', async ({ settings }) => {
  const ports = { server: await freePort(), https: await freePort(), http: await freePort() }
  const origin = `https://localhost:${ports.https}`
  const place = await settings()
  // At its start the server completes accounts of earlier releases, so this one has to be there before.
  migrateDatabase(place)
  const person = await addPerson({ query: (statement) => query(place.DATABASE_URL, statement) }, 'Ada')
  const server = startKillableServer(ports.server, {
    ...place,
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '1',
    AUTH_SECRET: knownSecret,
    STREAMS_PER_ADDRESS: String(streamsPerAddress),
    // Nobody signs in: the session is put into the tables.
    GOOGLE_CLIENT_ID: 'none',
    GOOGLE_CLIENT_SECRET: 'none',
  })
  if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
  let nginx: Nginx | undefined
  try {
    nginx = await startNginx(ports, faults[options.with]!)
    const member = visitor(origin, person.signedIn(origin))
    const plainOrigin = `http://127.0.0.1:${ports.http}/`
    const checks = await runProxy({
      origin,
      plainOrigin,
      nginx,
      member,
      streamsPerAddress,
      stopServer: server.kill,
    })
    const wrong = checks.filter(({ holds }) => !holds).map(({ what }) => `not so: ${what}`)
    console.log(attempted('checks behind nginx', checks.length, `, ${wrong.length} wrong`))
    return [...wrong, ...(server.output() ? [`the server warned: ${server.output()}`] : [])]
  } catch (error) {
    return [
      `${error instanceof Error ? error.message : error}`,
      ...(server.output() ? [server.output()] : []),
    ]
  } finally {
    await nginx?.stop()
    await server.kill()
  }
})
