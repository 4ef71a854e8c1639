import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../../support/postgres.ts'

const readyWithinMs = 120_000
const lookAgainMs = 200

export async function untilReady(url: string): Promise<void> {
  const over = performance.now() + readyWithinMs
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (performance.now() > over) throw new Error('The server did not become ready.')
    await sleep(lookAgainMs)
  }
}

/** The database is gone, and a new one of its name has nothing in it. */
export async function emptyDatabase(administration: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await query(administration, `drop database ${name} with (force)`)
  await query(administration, `create database ${name}`)
}
