import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  readSentAddresses,
  type SentAddress,
  sentAddressesVariable,
  strayAddresses,
} from '#scripts/test/sent-addresses'
import { askAs } from '../support/saving.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { signIn } from '../support/sign-in.ts'
import { watchAnswers } from '../support/watch-answers.ts'

const servers = serversOfThisFile()
const planted = 'planted@players.example'
const page = `<p>Made by ${planted}</p>`.padEnd(100_000, '.')

const answers: Readonly<Record<string, (answer: ServerResponse) => unknown>> = {
  nothing: (answer) => answer.end('a player without an address'),
  plain: (answer) => answer.end(page),
  br: (answer) => answer.setHeader('content-encoding', 'br').end(brotliCompressSync(page)),
  gzip: (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(page)),
  deflate: (answer) => answer.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync(page)),
  zstd: (answer) => answer.writeHead(200, { 'content-encoding': 'zstd' }).end(zstdCompressSync(page)),
  cut: (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(page).subarray(0, 40)),
  streamed(answer) {
    answer.write('data: plan')
    answer.write(Buffer.from('ted@players.exa'))
    answer.write('mple\n\n')
  },
  header: (answer) => answer.writeHead(302, { location: '/?login_hint=planted%40players.example' }).end(),
  base64: (answer) => answer.end(Buffer.from(JSON.stringify({ mail: planted })).toString('base64url')),
  refused: (answer) => answer.writeHead(422).end(JSON.stringify({ message: `${planted} is taken` })),
}

/** The base64 answer up to the end of the domain, without the letters that depend on what follows; addresses are reported in lower case. */
const inBase64 = Buffer.from(JSON.stringify({ mail: planted }))
  .toString('base64url')
  .slice(0, -4)
  .toLowerCase()

let server: Server
const seen: SentAddress[] = []

beforeAll(async () => {
  watchAnswers({ onAddress: (sent) => seen.push(sent), onHead: () => {} })
  server = createServer((request, answer) => answers[request.url!.slice(1).split('?')[0]!]!(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(path: string, cookie = ''): Promise<void> {
  const reading = new AbortController()
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
    headers: { cookie },
    redirect: 'manual',
    signal: reading.signal,
  })
  if (path !== 'streamed') return void (await answer.arrayBuffer().catch(() => {}))
  for await (const chunk of answer.body!) if (Buffer.from(chunk).includes('\n\n')) break
}

test('B14: an address is seen in a plain, a compressed, a streamed, a refusing and a base64 answer, and in a header', async () => {
  for (const path of Object.keys(answers)) await ask(path)
  const expected = Object.keys(answers).filter((path) => path !== 'nothing')
  await eventually(async () => seen.length >= expected.length)
  expect(seen.map(({ place, address }) => `${place} ${address}`).sort()).toEqual(
    expected
      .map((path) => {
        if (path === 'header') return 'GET /header planted%40players.example'
        if (path === 'base64') return `GET /base64 ${inBase64}`
        return `GET /${path} ${path === 'cut' ? 'unreadable' : planted}`
      })
      .sort(),
  )
})

test('B14: an answer is recorded by its place and a hash of its session, without a token', async () => {
  seen.length = 0
  await ask('plain?code=secret', 'bitcalc.session_token=secret')
  await ask('plain', 'bitcalc.session_token=secret')
  expect(new Set(seen.map(({ session }) => session)).size).toBe(1)
  expect(JSON.stringify(seen)).not.toContain('secret')
  expect(seen.map(({ place }) => place)).toEqual(['GET /plain', 'GET /plain'])
})

test('B14: a test’s server records the addresses it sends', async () => {
  const file = join(servers.folder(), 'addresses.jsonl')
  vi.stubEnv(sentAddressesVariable, file)
  const running = await servers.start().finally(() => vi.unstubAllEnvs())
  const who = await signIn(running, 'olivia')
  await askAs(running, who, 'getUser')
  await eventually(async () => readSentAddresses(file).some(({ place }) => place === 'POST /api/getUser'))
  // To sign somebody in, the server asked its own development issuer for a token; that answer went to no user.
  const sent = readSentAddresses(file).filter(({ place }) => place !== 'POST /api/auth/development/token')
  expect(sent).toMatchObject([{ place: 'POST /api/getUser', address: 'olivia@players.example' }])
  expect([sent[0]!.session !== '', strayAddresses(readSentAddresses(file))]).toEqual([true, []])
})
