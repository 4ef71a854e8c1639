import { query } from '../../support/postgres.ts'
import { eventually } from '../../support/server.ts'

const readyWithinMs = 120_000

export function untilReady(url: string): Promise<void> {
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false
  return eventually(isReady, readyWithinMs)
}

/** Drops the database and creates an empty one of the same name. */
export async function emptyDatabase(administration: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await query(administration, `drop database ${name} with (force)`)
  await query(administration, `create database ${name}`)
}
