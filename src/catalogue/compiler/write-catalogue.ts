import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readRecipesFile } from '#contract/recipes-file'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Item } from '#domain/catalog/item'
import type { ExtraTableName } from './game-tables.ts'

export type WrittenCatalog = {
  readonly info: CatalogInfo
  readonly json: string
  readonly infoPath: string
}

type SourceFacts = { readonly extraTables: readonly ExtraTableName[] }

/** Replaces the catalogue at `path` and the `.info.json` beside it, once it is checked (CAT-1). */
export async function writeCatalogue(
  items: readonly Item[],
  path: string,
  { extraTables, ...about }: Pick<CatalogInfo, 'name' | 'date'> & SourceFacts,
): Promise<WrittenCatalog> {
  const json = JSON.stringify(toRecipesFile(items))
  if (readRecipesFile(JSON.parse(json)).length === 0) throw new Error('The compiled catalogue has no items.')
  const version = createHash('sha256').update(json).digest('hex').slice(0, 12)
  const info: CatalogInfo = { ...about, version }
  return { info, json, infoPath: await writeList(json, path, { ...info, extraTables }) }
}

/**
 * Replaces the list at `path` and the `.info.json` beside it, with its name, date, version and the extra tables of its source.
 * The old files stay until the new ones are synced to disk.
 * @returns the path of the info
 */
export async function writeList(
  json: string | Uint8Array,
  path: string,
  { extraTables, ...info }: CatalogInfo & SourceFacts,
): Promise<string> {
  const infoPath = path.replace(/(\.json)?$/, '.info.json')
  await mkdir(dirname(path), { recursive: true })
  // Earlier releases wrote the day of the look-up where the source named none, so the file says whose day it is.
  const beside = { ...info, ...(info.date !== '' && { dayOf: 'source' }), extraTables }
  const fresh = [await writeFresh(path, json), await writeFresh(infoPath, `${JSON.stringify(beside)}\n`)]
  // First the old info goes: after a crash in between, the list has no info, and not the version of another list.
  await rm(infoPath, { force: true })
  for (const file of fresh) await rename(file.fresh, file.path)
  return infoPath
}

/** Writes the content to a temporary file and syncs it to disk, so that a crash leaves the old file whole. */
async function writeFresh(
  path: string,
  content: string | Uint8Array,
): Promise<{ fresh: string; path: string }> {
  const fresh = `${path}.${process.pid}.new`
  const file = await open(fresh, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } catch (cause) {
    await rm(fresh, { force: true })
    throw cause
  } finally {
    await file.close()
  }
  return { fresh, path }
}
