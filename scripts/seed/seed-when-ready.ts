import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../seed.ts', import.meta.url))
const readyWithinMs = 60_000
const lookAgainMs = 300

type Place = {
  /** The server's own address. */
  readonly server: string
  /** The address at which people open the page and sign in. */
  readonly page: string
}

/** Waits until a server has started and seeds its database. Prints one line, also if it fails; never throws. */
export async function seedWhenReady({ server, page }: Place): Promise<void> {
  try {
    await untilReady(server)
    const { stdout } = await run(process.execPath, [script, '--url', page])
    console.log(stdout.trim())
  } catch (error) {
    console.warn(`The database was not seeded: ${reasonOf(error)}`)
  }
}

async function untilReady(server: string): Promise<void> {
  const over = Date.now() + readyWithinMs
  while (Date.now() < over) {
    const answer = await fetch(`${server}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(lookAgainMs)
  }
  throw new Error('the server did not become ready.')
}

/** The seed's own message, or why it could not run. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string }
  return stderr.trim() || message
}
