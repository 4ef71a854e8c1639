import { pathToFileURL } from 'node:url'
import type { RunningServer, Settings } from './server.ts'

/** With these settings a server opens a way to its built-in database, which no other process can open while it runs. */
export const withDoor: Settings = {
  PGLITE_DOOR: 'open',
  NODE_OPTIONS: `--import=${pathToFileURL(`${import.meta.dirname}/pglite-door.ts`)}`,
}

/** Runs statements on the built-in database of a server. @returns the rows of the last one */
export async function queryBuiltIn(
  server: RunningServer,
  statements: string,
): Promise<Record<string, unknown>[]> {
  // `pglite-door.ts` logs the port. The last one counts: for a new folder PGlite first makes another database, which it closes.
  const port = [...server.output().matchAll(/"door":(\d+)/g)].at(-1)?.[1]
  const answer = await fetch(`http://127.0.0.1:${port}/door-of-tests`, { method: 'POST', body: statements })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Record<string, unknown>[]
}
