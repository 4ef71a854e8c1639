import { ageDoubt } from '#catalogue/compiler/freshness/age'
import { gapsIn } from '#catalogue/compiler/freshness/gaps'
import type { Item } from '#domain/catalog/item'
import { readCatalogueFile } from './catalogue-file.ts'
import { readSourceNote } from './source-note.ts'

export type FoundTables = {
  readonly items: readonly Item[]
  readonly date: string
  /** The tables that the source has, among those that a source may lack. */
  readonly extraTables: readonly string[]
}

/**
 * Why tables should not simply replace the catalogue in the file, in one sentence; null if they may. Nothing older, and nothing
 * that lacks much of it, takes the place of that catalogue by itself (BEY-14).
 */
export async function doubtAbout(found: FoundTables, file: string): Promise<string | null> {
  const [{ items }, note] = await Promise.all([readCatalogueFile(file), readSourceNote(file)])
  const lacking = note.extraTables.filter((table) => !found.extraTables.includes(table))
  const lack = lacking.length > 0 && `The source no longer has ${lacking.join(', ')}.`
  return ageDoubt(note.date, found.date) ?? (lack || gapsIn(found.items, items))
}
