import { beforeAll, describe, expect, test } from 'vitest'
import { settlementTopic } from '#contract/live'
import { openTopics } from '../support/live-stream.ts'
import { aPlaceWithProject, pageAt } from '../support/progress-link-place.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { freePort } from '../support/server-port.ts'
import { ask } from '../support/server-requests.ts'

const { start } = serversOfThisFile()

/** A request to the operator's port. */
const look = (port: number, path: string, headers: Record<string, string> = {}) =>
  ask({ port } as RunningServer, path, { headers: { host: `127.0.0.1:${port}`, ...headers } })
const textAt = async (port: number, path: string) => (await look(port, path)).body.toString()

/** The value of a series, as Prometheus reads it; undefined where there is none. */
const numberAt = (metrics: string, series: string) => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const knownLabels = new Set(['procedure', 'outcome', 'kind', 'state', 'le'])
const labelsOf = (line: string) => [...line.matchAll(/[{,](\w+)=/g)].map(([, label]) => label!)

describe.each(databasesOfThisFile())('on $kind', ({ kind, settings }) => {
  let server: RunningServer
  let port: number
  let place: Awaited<ReturnType<typeof aPlaceWithProject>>

  beforeAll(async () => {
    port = await freePort()
    server = await start({ ...(await settings()), OPERATOR_PORT: String(port), SIGN_INS_PER_MINUTE: '1000' })
    place = await aPlaceWithProject(server, { name: 'Secret Hall' })
  })

  test('B17: requests are counted by procedure and outcome, and so are acts of the ledger and open streams', async () => {
    const { owner, settlementId } = place
    const topics = [{ topic: settlementTopic(settlementId), after: null }]
    const stream = await openTopics(server, owner, topics)
    await owner.ask('updateTask', { settlementId, taskId: settlementId })
    const metrics = await textAt(port, '/metrics')
    stream.close()

    const requests = (procedure: string, outcome: string) =>
      numberAt(metrics, `bit_calculator_request_seconds_count{procedure="${procedure}",outcome="${outcome}"}`)
    expect(requests('createProject', 'done')).toBe(1)
    expect(requests('updateTask', 'refused')).toBe(1)
    expect(requests('createProject', 'failed')).toBeUndefined()
    // `aPlaceWithProject` has made two: createProject and addItemsToInventory.
    expect(numberAt(metrics, 'bit_calculator_ledger_act_seconds_count')).toBeGreaterThanOrEqual(2)
    expect(numberAt(metrics, 'bit_calculator_open_streams{kind="live"}')).toBe(1)
    expect(numberAt(metrics, 'bit_calculator_outbox_oldest_unsent_seconds')).toBeLessThan(5)
    expect(numberAt(metrics, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined()
    expect(numberAt(metrics, 'bit_calculator_database_connections{state="waiting"}')).toBe(
      kind === 'PostgreSQL' ? 0 : undefined,
    )
    await eventually(async () =>
      (await textAt(port, '/metrics')).includes('bit_calculator_open_streams{kind="live"} 0'),
    )
  })

  test('S7: no settlement, no person and no address that somebody made up becomes a label of the metrics', async () => {
    const { owner, settlementId, projectId, make } = place
    const { code } = await make()
    await pageAt(server, code)
    await fetch(`${server.url}/api/${settlementId}`, { method: 'POST' })
    await fetch(`${server.url}/made-up-by-somebody`)
    const metrics = await textAt(port, '/metrics')
    for (const secret of [
      settlementId,
      projectId,
      owner.userId,
      String(code),
      'Secret Hall',
      'Owner',
      'made-up',
    ])
      expect(metrics).not.toContain(secret)
    const labels = metrics
      .split('\n')
      .flatMap((line) => (line.startsWith('bit_calculator_') ? labelsOf(line) : []))
    expect([...new Set(labels)].filter((label) => !knownLabels.has(label))).toEqual([])
    expect(
      numberAt(metrics, 'bit_calculator_request_seconds_count{procedure="unknown",outcome="refused"}'),
    ).toBeGreaterThanOrEqual(1)
  })

  test('the operator’s page says in words how the server does, and shows no script', async () => {
    const { status, headers, body } = await look(port, '/')
    const page = body.toString()
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers['cache-control']).toBe('no-store')
    expect(page).not.toContain('<script')
    expect(page).toContain(kind === 'PostgreSQL' ? 'PostgreSQL, answers;' : 'built in (PGlite), answers')
    expect(page).toMatch(/<th scope="row">createProject<\/th><td>1<\/td>/)
    // Of backups.
    expect(page).toContain('none is known')
  })

  test('S3: the operator’s port leads to nothing of the app, nor the app to it, and it answers to names of this machine alone', async () => {
    const seen = await Promise.all(['/metrics', '/status'].map((path) => ask(server, path)))
    expect(seen.map(({ body }) => body.toString().includes('bit_calculator_'))).toEqual([false, false])
    expect((await look(port, '/api/getCatalogues')).status).toBe(404)
    for (const path of ['/', '/metrics'])
      expect((await look(port, path, { host: 'evil.example' })).status).toBe(421)
    expect((await look(port, '/', { host: `localhost:${port}` })).status).toBe(200)
  })
})

test('R4: each of four wrong settings is named once in the log, and on the operator’s page', async () => {
  const port = await freePort()
  const server = await start({
    OPERATOR_PORT: String(port),
    PUBLIC_URL: 'https://planner.example',
  })
  await fetch(`${server.url}/api/getCatalogues`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.1' },
  })
  for (const asked of ['https://other.example', 'https://third.example'])
    await fetch(`${server.url}/api/getCatalogues`, {
      method: 'POST',
      headers: { origin: asked, 'sec-fetch-site': 'same-origin' },
    })
  const page = await textAt(port, '/')
  const sentences = [
    'PUBLIC_URL is https, which this server does not speak itself',
    'No way to sign in is set',
    'Requests come through a proxy, but TRUSTED_PROXIES is 0',
    'A browser has this server open at https://other.example, but PUBLIC_URL is https://planner.example',
  ]
  for (const sentence of sentences) {
    expect(page).toContain(sentence)
    expect(server.output().split(sentence)).toHaveLength(2)
  }
  expect(page).not.toContain('third.example')
})
