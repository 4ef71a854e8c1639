import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountSettlements } from '#contract/account-deletion'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'
import { type Canary, type CanaryHit, canariesIn, personWithCanaries } from '../support/canaries.ts'
import { inputsOf, proceduresInOrder } from '../support/contract-inputs.ts'
import { type Issuer, startIssuer } from '../support/issuer.ts'
import { add, askAs, openSavingBrowser } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { writeClient } from '../support/server-client.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { answerOf, createSettlement, invite, joinAs, type Somebody } from '../support/settlements.ts'
import { pageOf } from '../support/sign-in.ts'

const servers = serversOfThisFile()
const roles = ['a stranger', 'a viewer', 'an admin', 'the owner'] as const
type Role = (typeof roles)[number]

type Hit = CanaryHit & { readonly role: string; readonly place: string }

/** The only procedures whose answers may hold canaries, and only those of the caller. */
const ownPlaces = ['getUser', 'updateUser', 'exportAccount']

test('B14: a canary is found in every spelling, wherever it begins', () => {
  const { person, canaries } = personWithCanaries('Vera')
  const hits = (bytes: string | Buffer) =>
    canariesIn(Buffer.from(bytes), canaries).map(({ what, spelling }) => `${what}, ${spelling}`)
  expect(hits('nothing of theirs')).toEqual([])
  expect(hits(`x ${person.email!.toUpperCase()}`)).toEqual(['email, plain'])
  expect(hits(Buffer.from(person.name!).toString('hex'))).toEqual(['provider name, hex'])
  expect(hits(Buffer.from(person.picture!, 'utf16le'))).toEqual(['picture, UTF-16'])
  expect(hits(createHash('md5').update(person.email!).digest('hex'))).toEqual(['email, md5'])
  for (const before of ['', '1', '12', '123'])
    expect(hits(Buffer.from(`${before}${person.sub} and more`).toString('base64'))).toEqual([
      'subject at the provider, base64',
    ])
})

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let issuer: Issuer
  let server: RunningServer
  beforeAll(async () => {
    issuer = await startIssuer()
    const limits = { API_REQUESTS_PER_MINUTE: '1000000', SIGN_INS_PER_MINUTE: '1000' }
    const CLIENT_DIR = writeClient(servers.folder())
    server = await servers.start({ ...(await kind.settings()), ...issuer.settings, ...limits, CLIENT_DIR })
  })
  afterAll(() => issuer?.stop())

  test('B14: only its owner ever gets an address, a provider’s name or picture: in answers, errors, streams, exports and logs', async () => {
    const canaries: Canary[] = []
    const people = new Map<Role, Somebody>()
    const atIssuer = new Map<Role, Issuer['person']>()
    for (const role of roles) {
      const made = personWithCanaries(role)
      canaries.push(...made.canaries)
      atIssuer.set(role, made.person)
      people.set(role, await signInAs(server, issuer, made.person))
    }
    const signInAnew = (role: Role) => signInAs(server, issuer, atIssuer.get(role)!)
    const { known, ids } = await useEverything(server, people)
    const live = `/api/live?topics=account,settlement:${known.settlementId}`
    const streams = await Promise.all(roles.map((role) => listen(server, role, live, people.get(role)!)))

    const hits: Hit[] = []
    const answered = new Set<string>()
    for await (const { role, name, status, bytes } of askEverything({
      server,
      people,
      signInAnew,
      known,
      ids,
    })) {
      if (status === 200) answered.add(`${role}: ${name}`)
      hits.push(...canariesIn(bytes, canaries).map((hit) => ({ role, place: name, ...hit })))
    }
    for (const { role, path, heard } of streams)
      hits.push(...canariesIn(heard(), canaries).map((hit) => ({ role, place: path, ...hit })))
    const foreign = hits.filter(({ role, of }) => role !== of)
    const own = new Set(hits.filter(({ role, of }) => role === of).map(({ place }) => place))

    expect(foreign).toEqual([])
    expect([...own].sort()).toEqual([...ownPlaces].sort())
    expect(lookedAt.filter((look) => !answered.has(look))).toEqual([])
    expect(streams.map(({ heard }) => heard().length > 0)).not.toContain(false)

    server.signal('SIGTERM')
    const { output, errors } = await server.ended
    expect(output.split('\n').length).toBeGreaterThan(500)
    expect(canariesIn(Buffer.from(output + errors), canaries)).toEqual([])
  })
})

/** Calls that must have succeeded: without them the test would have seen too little. */
const lookedAt = [
  'nobody: getSignInProviders',
  ...roles.flatMap((role) => ['getUser', 'exportAccount', 'getSessions'].map((name) => `${role}: ${name}`)),
  ...['a viewer', 'an admin', 'the owner'].flatMap((role) =>
    ['getSettlement', 'getPackedSettlement', 'getSettlementMembers', 'getSettlementPresence'].map(
      (name) => `${role}: ${name}`,
    ),
  ),
  'an admin: getSettlementActivity',
  'an admin: getSettlementInviteLinks',
  'the owner: updateSettlementCollaboration',
  ...roles.map((role) => `${role}: deleteAccount`),
]

/** Addresses beside the procedures: pages, health, and paths of the sign-in library that the server must not answer. */
const pages = [
  '/',
  '/settlement',
  '/readyz',
  '/api/openapi.json',
  ...['get-session', 'list-sessions', 'list-accounts', 'account-info'].map((door) => `/api/auth/${door}`),
]

type Asking = {
  readonly server: RunningServer
  readonly people: ReadonlyMap<Role, Somebody>
  readonly signInAnew: (role: Role) => Promise<Somebody>
  readonly known: Readonly<Record<string, unknown>>
  readonly ids: readonly string[]
}

/** Opens all pages and calls all procedures as everybody, with inputs that their schemas allow: those that end things last. */
async function* askEverything({ server, people, signInAnew, known, ids }: Asking) {
  const everybody = ['nobody', ...roles] as const
  for (const path of pages)
    for (const role of everybody) {
      const headers = role === 'nobody' ? {} : headersOf(people.get(role)!)
      const answer = await fetch(`${server.url}${path}`, { headers })
      yield { role, name: path, status: answer.status, bytes: await allOf(answer) }
    }
  for (const name of proceduresInOrder)
    for (const role of everybody) {
      const isDeletion = name === 'deleteAccount' && role !== 'nobody'
      const { headers, more } = isDeletion
        ? await readyToBeDeleted(await signInAnew(role))
        : { headers: role === 'nobody' ? {} : headersOf(people.get(role)!), more: {} }
      for (const input of inputsOf(name, { ...known, ...more }, ids)) {
        const answer = await call(server, name, input, headers)
        yield { role, name, status: answer.status, bytes: await allOf(answer) }
      }
    }
}

/** Who deletes their account: signed in again, for everybody has ended all their sessions, and naming the settlements that go with it. */
async function readyToBeDeleted(who: Somebody) {
  const { goes } = await answerOf(who.ask<AccountSettlements>('previewAccountDeletion'))
  return { headers: headersOf(who), more: { settlements: goes.map(({ id }) => id) } }
}

function headersOf({ cookie, origin }: Somebody) {
  return { cookie, origin }
}

async function signInAs(server: RunningServer, issuer: Issuer, person: Issuer['person']): Promise<Somebody> {
  issuer.person = person
  const browser = openBrowser()
  const page = pageOf(server)
  const done = await browser.open(await startSignIn(browser, page, 'oidc'))
  if (!done.body.includes('data-status="success"')) throw new Error(`not signed in: ${done.body}`)
  const who = { cookie: browser.cookies(page), origin: page }
  const ask: Somebody['ask'] = (name, input = {}) => askAs(server, who, name, input)
  return { ...who, ask, userId: (await ask<{ id: string }>('getUser')).body.id }
}

/** Everybody does what players do, so that there is something to see. */
async function useEverything(server: RunningServer, people: ReadonlyMap<Role, Somebody>) {
  const owner = people.get('the owner')!
  const settlementId = await createSettlement(owner)
  await joinAs(owner, settlementId, people.get('an admin')!, 'admin')
  await joinAs(owner, settlementId, people.get('a viewer')!, 'viewer')
  const { inviteCode, link } = await invite(owner, settlementId, { maxUses: 0 })
  const { body: player } = await owner.ask<{ id: string }>('addPlayer', { settlementId, name: 'Pat' })
  const listId = crypto.randomUUID()
  for (const who of people.values()) {
    await openSavingBrowser(server, who).save(1, add('1', 5))
    await who.ask('createBuildList', {
      id: who === owner ? listId : crypto.randomUUID(),
      name: 'Mine',
      entries: [{ itemId: '3', quantity: 1, recipeIndex: 0 }],
    })
  }
  await people.get('an admin')!.ask('updateUser', { username: 'Nick' })
  const { body: sessions } = await owner.ask<{ id: string }[]>('getSessions')
  return {
    known: { settlementId, inviteCode, role: 'viewer', confirm: 'DELETE' },
    ids: [...[...people.values()].map(({ userId }) => userId), sessions[0]!.id, listId, player.id, link.id],
  }
}

async function allOf(answer: Response): Promise<Buffer> {
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}\n`).join('')
  return Buffer.concat([Buffer.from(head), Buffer.from(await answer.arrayBuffer())])
}

async function listen(server: RunningServer, role: Role, path: string, who: Somebody) {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: who.cookie } })
  const chunks: Uint8Array[] = []
  const reading = async () => {
    for await (const chunk of answer.body ?? []) chunks.push(chunk)
  }
  reading().catch(() => {})
  return { role, path, heard: () => Buffer.concat(chunks) }
}
