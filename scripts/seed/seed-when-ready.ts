import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../seed.ts', import.meta.url))
const readyWithinMs = 60_000
const lookAgainMs = 300

type Place = {
  /** Where the server itself answers. */
  readonly server: string
  /** Where people open the page, and sign in. */
  readonly page: string
}

/** Fills the database of a server that is still starting; says in one line what came of it, and fails nobody. */
export async function seedWhenReady({ server, page }: Place): Promise<void> {
  try {
    await ready(server)
    const { stdout } = await run(process.execPath, [script, '--url', page])
    console.log(stdout.trim())
  } catch (error) {
    console.warn(`The database was not seeded: ${reasonOf(error)}`)
  }
}

async function ready(server: string): Promise<void> {
  const over = Date.now() + readyWithinMs
  while (Date.now() < over) {
    const answer = await fetch(`${server}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(lookAgainMs)
  }
  throw new Error('the server did not become ready.')
}

/** What the seed itself had to say, else what kept it from running. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string }
  return stderr.trim() || message
}
