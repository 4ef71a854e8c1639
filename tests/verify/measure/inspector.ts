import type { KillableServer } from '../crash/killable-server.ts'

/** A server's own process, asked from outside while it serves. */
export type Inspector = {
  readonly ask: <Result>(method: string, params?: object) => Promise<Result>
  /** Evaluates an expression in the server. @returns its value */
  readonly evaluate: <Result>(expression: string) => Promise<Result>
  readonly close: () => void
}

/** The argument of Node with which a server offers its inspector. */
export const inspected = '--inspect=127.0.0.1:0'

/** @param server one that was started with `inspected`: Node prints the inspector’s address among the errors */
export async function openInspector(server: Pick<KillableServer, 'errors'>): Promise<Inspector> {
  const [address] = /ws:\/\/\S+/.exec(server.errors()) ?? []
  if (!address) throw new Error(`the server offers no inspector: ${server.errors()}`)
  const socket = new WebSocket(address)
  const answers = new Map<number, (result: unknown) => void>()
  let asked = 0
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown }
    if (id === undefined) return
    answers.get(id)?.(result)
    answers.delete(id)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const ask = <Result>(method: string, params: object = {}): Promise<Result> =>
    new Promise((resolve) => {
      asked += 1
      answers.set(asked, resolve as (result: unknown) => void)
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  return {
    ask,
    async evaluate<Result>(expression: string) {
      type Evaluated = { readonly result: { readonly value: Result }; readonly exceptionDetails?: object }
      const answer = await ask<Evaluated>('Runtime.evaluate', { expression, returnByValue: true })
      if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails))
      return answer.result.value
    },
    close: () => socket.close(),
  }
}
