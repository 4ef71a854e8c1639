import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod'
import { readRecipesFile } from '#contract/recipes-file'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Item } from '#domain/catalog/item'
import { infoPath } from '../configuration/info-path.ts'
import { startFailure } from '../configuration/start-failure.ts'

export type LoadedCatalogue = { readonly info: CatalogInfo; readonly items: readonly Item[] }

const sidecar = z.object(
  {
    name: z.string('name must be a text').min(1, 'name must not be empty').max(80, 'name is too long'),
    date: z.string('date must be a text').regex(/^(\d{4}-\d{2}-\d{2})?$/, 'date must look like 2026-01-31'),
    // Part of URLs.
    version: z
      .string('version must be a text')
      .regex(/^[\w-]{1,64}$/, 'version may hold letters, digits, - and _ only'),
  },
  'it must be an object',
)

/** Reads a `recipes.json` and the `<name>.info.json` next to it, if there is one. */
export async function readCatalogueFile(path: string): Promise<LoadedCatalogue> {
  const bytes = await readOrRefuse(path)
  try {
    const items = readRecipesFile(JSON.parse(bytes.toString('utf8')))
    if (new Set(items.map((item) => item.id)).size < items.length)
      throw new Error('two items have the same id')
    return { items, info: await infoFor(path, bytes) }
  } catch (error) {
    throw startFailure(`${path} is not a catalogue: ${messageOf(error)}`, error)
  }
}

async function infoFor(path: string, bytes: Buffer): Promise<CatalogInfo> {
  const beside = await readFile(infoPath(path), 'utf8').catch(() => null)
  if (beside === null) return infoFromFile(path, bytes)
  const result = sidecar.safeParse(JSON.parse(beside))
  if (result.success) return result.data
  throw new Error(`in its .info.json, ${result.error.issues[0]?.message}.`)
}

/** The info of a list that has none beside it: without a day, since the day of a file says nothing about its data. */
function infoFromFile(path: string, bytes: Buffer): CatalogInfo {
  return {
    name: basename(path),
    date: '',
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
  }
}

async function readOrRefuse(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw startFailure(`The catalogue ${path} cannot be read: ${messageOf(error)}`, error)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown fault'
}
