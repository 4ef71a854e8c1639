import type { ProgressLink } from '#contract/progress-links'
import type { ListedSettlement } from '#contract/settlements'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Nginx } from './nginx.ts'
import { visitor } from './visitor.ts'

type Visitor = ReturnType<typeof visitor>
type Check = { readonly what: string; readonly holds: boolean }

export type ProxyParts = {
  readonly origin: string
  readonly plainOrigin: string
  readonly nginx: Nginx
  readonly member: Visitor
  readonly streamsPerAddress: number
  readonly stopServer: () => Promise<void>
}

const changes = 20
/** A change may come so late at most: far later than twice what is allowed without a proxy. */
const lateMs = 1_000
/** Stands for what signs somebody in. */
const canary = 'canary-of-a-sign-in'
const signIns = [
  `/api/auth/magic-link/verify?token=${canary}`,
  `/api/auth/verify-email?token=${canary}`,
  `/api/auth/callback/google?code=${canary}&state=${canary}`,
]

/** Comes through the proxy as people do. @returns what was tried, and whether it held */
export async function runProxy(parts: ProxyParts): Promise<readonly Check[]> {
  const { member, origin, plainOrigin, nginx, stopServer } = parts
  const { id: settlementId } = await member.act<ListedSettlement>('createSettlement', { name: 'Oakhaven' })
  const live = `/api/live?topics=settlement:${settlementId}@0`
  const heard = await hearAll(parts, settlementId, live)
  const page = await openProgressPage(member, settlementId)
  const anybody = visitor(origin, null)
  const watched = await anybody.listen(`${page}/changes`)
  await member.act('updateSettlement', { settlementId, description: 'moved on' })
  const pageHeard = await watched.hears('data: ')
  watched.close()
  const tooLarge = await member.post(
    '/api/updateSettlement',
    JSON.stringify({ description: 'x'.repeat(300_000) }),
  )
  const front = await member.get('/')
  const plain = await fetch(plainOrigin, { redirect: 'manual' })
  const refused = await openTooMany(parts, live)
  await stopServer()
  const paths = [page, ...signIns, '/api/nothing']
  const away = await Promise.all(paths.map(async (path) => (await anybody.get(path)).status))
  return [
    ...heard,
    { what: 'a progress page hears of a change', holds: pageHeard !== null },
    {
      what: 'a body that is too large is refused by the app, in its words',
      holds: tooLarge.status === 413 && tooLarge.text.includes('"code"'),
    },
    {
      what: 'the page comes, and https is for good',
      holds: front.status === 200 && 'strict-transport-security' in front.headers,
    },
    {
      what: 'plain http leads to https',
      holds: plain.status === 301 && plain.headers.get('location') === 'https://127.0.0.1/',
    },
    { what: 'an address that a visitor claims is not believed', holds: refused },
    {
      what: 'no code of a progress page is in nginx’s log',
      holds: !nginx.accessLog().includes(page) && nginx.accessLog().includes('/p/...'),
    },
    {
      what: 'nor where the server is away',
      holds: away.every((status) => status === 502) && !nginx.errorLog().includes(page),
    },
    {
      what: 'nor the token of a mailed link or the code of a provider',
      holds: !nginx.accessLog().includes(canary) && !nginx.errorLog().includes(canary),
    },
    { what: 'other faults are in its log', holds: nginx.errorLog().includes('/api/nothing') },
    { what: 'no query is in nginx’s log', holds: !nginx.accessLog().includes('topics=') },
  ]
}

async function hearAll(
  { member }: ProxyParts,
  settlementId: string,
  live: string,
): Promise<readonly Check[]> {
  const streams = { 'HTTP/1.1': await member.listen(live), 'HTTP/2': await member.listenAsBrowser(live) }
  const late: number[] = []
  const checks: Check[] = []
  for (let change = 1; change <= changes; change++) {
    await member.act('updateSettlement', { settlementId, description: `change ${change}.` })
    for (const [protocol, stream] of Object.entries(streams)) {
      const ms = await stream.hears(`change ${change}.`)
      late.push(ms ?? Number.POSITIVE_INFINITY)
      checks.push({
        what: `change ${change} comes at once over ${protocol}`,
        holds: ms !== null && ms < lateMs,
      })
      // The first that does not come says enough.
      if (ms === null) return checks
    }
  }
  for (const stream of Object.values(streams)) stream.close()
  console.log(
    `${changes} changes to two streams: the latest ${Math.round(Math.max(...late))} ms after the answer`,
  )
  return checks
}

async function openProgressPage(member: Visitor, settlementId: string): Promise<string> {
  const items = [{ itemId: '1', quantity: 20 }]
  const { id: projectId } = await member.act<Project>('createProject', {
    settlementId,
    name: 'Town Hall',
    items,
  })
  const { code } = await member.act<ProgressLink>('makeProgressLink', {
    settlementId,
    projectId,
    showsNames: false,
  })
  return `/p/${code}`
}

/** @returns whether the limit of one address held, whatever the visitor says it is */
async function openTooMany({ member, streamsPerAddress }: ProxyParts, live: string): Promise<boolean> {
  const streams = []
  for (let i = 0; i <= streamsPerAddress; i++)
    streams.push(await member.listen(live, { 'x-forwarded-for': `203.0.113.${i}` }))
  for (const stream of streams) stream.close()
  return streams.at(-1)!.status === 429
}
