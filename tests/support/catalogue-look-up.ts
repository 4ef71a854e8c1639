import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { CatalogueUpdate } from '#contract/catalogues'
import { anyDatabase } from './any-database.ts'
import { eventually, type RunningServer, smallCatalogue, type TestServers } from './server.ts'
import { ask, call } from './server-requests.ts'

/** A server with the catalogue of three wooden things that looks for updates only when asked; with the settings `home` it starts again. */
export async function aServerOfWood(
  { dataFolder, folder, start }: TestServers,
  source: string,
  settings: Record<string, string> = {},
  /** Writes the catalogue into the server's folder; given where it is to be another one. */
  write: (folder: string) => void = copySmallCatalogue,
) {
  const DATABASE_URL = settings.DATABASE_URL ?? (await anyDatabase()).DATABASE_URL
  const DATA_DIR = DATABASE_URL ? folder() : dataFolder()
  write(DATA_DIR)
  const home = { DATA_DIR, DATABASE_URL, CATALOGUE: '', CATALOGUE_SOURCE: source, CATALOGUE_CHECK_HOURS: '0' }
  const server = await start({ ...home, ...settings })
  return { server, DATA_DIR, home }
}

function copySmallCatalogue(folder: string): void {
  copyFileSync(smallCatalogue, join(folder, 'recipes.json'))
  copyFileSync(smallCatalogue.replace('.json', '.info.json'), join(folder, 'recipes.info.json'))
}

export async function statusOf(server: RunningServer): Promise<CatalogueUpdate> {
  return (await (await call(server, 'getCatalogueUpdate')).json()) as CatalogueUpdate
}

/** Asks for a look-up and waits for its end. */
export async function lookUp(server: RunningServer): Promise<CatalogueUpdate> {
  const answer = await call(server, 'lookUpCatalogue')
  expect(answer.status, await answer.text()).toBe(200)
  await eventually(async () => (await statusOf(server)).state !== 'running')
  return statusOf(server)
}

/** The catalogue in use, according to the server. */
export const currentOf = async (server: RunningServer) =>
  JSON.parse((await ask(server, '/catalog/current.json')).body.toString()) as {
    version: string
    date: string
    url: string
    former: string[]
  }
