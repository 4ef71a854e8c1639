import { pathToFileURL } from 'node:url'
import type { Settings } from './server.ts'
import { freePort } from './server-port.ts'

/** A way to the built-in database of a server that runs, which no other process can open. */
export type DatabaseDoor = {
  /** With them the server opens it. */
  readonly settings: Settings
  /** Runs statements on the server's database. @returns the rows of the last one */
  readonly ask: (statements: string) => Promise<Record<string, unknown>[]>
}

export async function prepareDoor(): Promise<DatabaseDoor> {
  const port = await freePort()
  const preload = pathToFileURL(`${import.meta.dirname}/pglite-door.ts`)
  return {
    settings: { PGLITE_DOOR: String(port), NODE_OPTIONS: `--import=${preload}` },
    ask: async (statements) => {
      const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: statements })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Record<string, unknown>[]
    },
  }
}
