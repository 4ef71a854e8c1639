import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SilentServer, silentServer } from '#tests/support/silent-server'
import { runWorker } from './run-worker.ts'

let into: string
let server: SilentServer
beforeEach(async () => {
  into = await mkdtemp(join(tmpdir(), 'bit-calculator-worker-'))
  server = await silentServer()
})
afterEach(async () => {
  await server.close()
  await rm(into, { recursive: true })
})

const order = () => ({ into, source: { kind: 'postgres', url: server.url }, secret: 'missing' }) as const

test('R4: a backup of a database that falls silent fails at its limit of 500 ms, and says that it was not finished', async () => {
  expect(await runWorker(order(), new AbortController().signal, 500)).toMatchObject({
    type: 'failed',
    sentence: 'It was not finished after 0.5 s.',
  })
})

test.runIf(existsSync('/proc'))(
  'R4: a backup that is broken off answers once its process has ended, so nothing is written any more',
  async () => {
    const before = children()
    const over = new AbortController()
    const end = runWorker(order(), over.signal)
    await server.called()
    expect(children()).not.toEqual(before)
    over.abort()
    expect(await end).toMatchObject({ type: 'failed', sentence: 'The backup broke off.' })
    expect(children()).toEqual(before)
  },
)

/** The processes that this one has started and that are not gone; without a wait, in which they might go. */
function children(): readonly string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(process.pid))
}

/** In its line the name of a process stands in brackets, then come its state and its parent. */
function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]
  } catch {
    return undefined
  }
}
