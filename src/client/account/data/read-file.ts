import { type PlanFile, readPlanFile } from '#domain/exporting/plan-file'

/** A file that can be imported. */
export type OpenedFile = { readonly name: string; readonly file: PlanFile }

/** Larger files are not read (S13). */
const mostBytes = 5 * 1024 * 1024

/** Reads a plan file; null where it is not one. */
export async function readFile(chosen: File): Promise<OpenedFile | null> {
  if (chosen.size > mostBytes) return null
  // The file may be deleted before it is read.
  const content = await chosen.text().catch(() => '')
  const file = readPlanFile(content)
  return file && { name: chosen.name, file }
}
