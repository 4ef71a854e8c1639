import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { infoPath } from '../configuration/info-path.ts'

/** What the file beside a catalogue says of the source that it was compiled from. */
export type SourceNote = {
  /** Day of the game data, where the source itself named it; else ''. */
  readonly date: string
  /** The tables that this source had, among those that a source may lack. */
  readonly extraTables: readonly string[]
}

/** Without `dayOf` a day does not count: an earlier release wrote the day of its look-up, which says nothing about the data. */
const noteOfDay = z.object({ date: z.string(), dayOf: z.literal('source') })
const noteOfTables = z.object({ extraTables: z.array(z.string()) })

/** Reads the note beside the catalogue at the path; what it does not say is empty. */
export async function readSourceNote(path: string): Promise<SourceNote> {
  const note = await readFile(infoPath(path), 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  return {
    date: noteOfDay.safeParse(note).data?.date ?? '',
    extraTables: noteOfTables.safeParse(note).data?.extraTables ?? [],
  }
}

/** Whether what is found says more of the same data than the note: their day, or a later one, or tables that it does not list. */
export function addsTo(note: SourceNote, found: SourceNote): boolean {
  const isListed = (table: string) => note.extraTables.includes(table)
  return found.date > note.date || (found.date === note.date && !found.extraTables.every(isListed))
}
