import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readRecipesFile } from '#contract/recipes-file'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Item } from '#domain/catalog/item'

export type WrittenCatalogue = {
  readonly info: CatalogInfo
  readonly json: string
  readonly infoPath: string
}

/**
 * Replaces the catalogue at `path`, and the note beside it that says which one it is. The old one stays until the new
 * one has been read back as a catalogue and is safely on disk (CAT-1).
 */
export async function writeCatalogue(
  items: readonly Item[],
  path: string,
  about: Pick<CatalogInfo, 'name' | 'date'>,
): Promise<WrittenCatalogue> {
  const json = JSON.stringify(toRecipesFile(items))
  if (readRecipesFile(JSON.parse(json)).length === 0) throw new Error('The compiled catalogue has no items.')
  const version = createHash('sha256').update(json).digest('hex').slice(0, 12)
  const info: CatalogInfo = { ...about, version }
  const infoPath = path.replace(/(\.json)?$/, '.info.json')
  await mkdir(dirname(path), { recursive: true })
  const fresh = [await writeFresh(path, json), await writeFresh(infoPath, `${JSON.stringify(info)}\n`)]
  for (const file of fresh) await rename(file.fresh, file.path)
  return { info, json, infoPath }
}

/** The content beside its place, safely on disk: a crash now leaves the old file whole. */
async function writeFresh(path: string, content: string): Promise<{ fresh: string; path: string }> {
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
