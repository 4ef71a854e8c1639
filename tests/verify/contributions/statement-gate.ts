import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutClientMessages } from './client-messages.ts'

/** Stands between a server and its PostgreSQL, and can hold a statement back before PostgreSQL hears of it. */
export type StatementGate = {
  /** The address of the database through the gate. */
  readonly url: string
  /** Listens for so long to the statements that the server sends by itself: those never count. */
  readonly learnIdle: (ms: number) => Promise<void>
  /** Waits until no other statement was sent for so long: after the answer to an act, what it means for others is still read. */
  readonly untilQuiet: (ms: number) => Promise<void>
  /** Holds back the n-th statement from now on, of those with that beginning. */
  readonly hold: (
    n: number,
    beginning?: string,
  ) => { readonly held: Promise<Held>; readonly giveUp: () => void }
  readonly close: () => void
}

type Holding = { left: number; readonly beginning: string; readonly reached: (held: Held) => void }

export type Held = { readonly statement: string; readonly letGo: () => void }

/** Acts send these, and the server by itself does too: so they count, but the server is quiet nevertheless. */
const isOfAny = (statement: string) => /^\s*(begin|commit)\b/i.test(statement)

/** @param isOther tells whether a statement belongs to no act; then it never counts */
export async function openStatementGate(
  databaseUrl: string,
  isOther: (statement: string) => boolean,
): Promise<StatementGate> {
  const to = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const idle = new Set<string>()
  let isLearning = false
  let heardAt = performance.now()
  let holding: Holding | null = null

  /** Whether this statement is the one to be held. */
  const isReached = (statement: string): boolean => {
    if ((isLearning && !isOfAny(statement)) || isOther(statement)) idle.add(statement)
    if (!idle.has(statement) && !isOfAny(statement)) heardAt = performance.now()
    if (!holding || idle.has(statement) || !statement.trimStart().startsWith(holding.beginning)) return false
    holding.left -= 1
    return holding.left === 0
  }
  const gate = createServer((server) => {
    const database = connect(Number(to.port), to.hostname)
    for (const socket of [server, database]) sockets.add(socket.on('error', () => {}))
    // What is held when the server dies is never sent.
    server.once('close', () => database.destroy())
    database.once('close', () => server.destroy())
    database.pipe(server)
    const cut = cutClientMessages()
    let kept: Buffer[] | null = null
    const letGo = () => {
      for (const bytes of kept ?? []) database.write(bytes)
      kept = null
    }
    server.on('data', (chunk: Buffer) => {
      for (const { bytes, statement } of cut(chunk)) {
        if (statement !== null && !kept && isReached(statement)) {
          kept = []
          holding?.reached({ statement, letGo })
          holding = null
        }
        if (kept) kept.push(bytes)
        else database.write(bytes)
      }
    })
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const { port } = gate.address() as AddressInfo
  return {
    url: databaseUrl.replace(to.host, `127.0.0.1:${port}`),
    async learnIdle(ms) {
      isLearning = true
      await sleep(ms)
      isLearning = false
    },
    async untilQuiet(ms) {
      while (performance.now() - heardAt < ms) await sleep(20)
    },
    hold(n, beginning = '') {
      const held = new Promise<Held>((reached) => {
        holding = { left: n, beginning, reached }
      })
      const giveUp = () => {
        holding = null
      }
      return { held, giveUp }
    },
    close() {
      gate.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
