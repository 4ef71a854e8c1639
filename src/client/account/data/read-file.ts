import { type PlanFile, readPlanFile } from '#domain/exporting/plan-file'

/** A file that can be imported. */
export type OpenedFile = { readonly name: string; readonly file: PlanFile }

/** The largest file that is read at all (reliability § 3.6). */
const mostBytes = 5 * 1024 * 1024

/** What a file holds, or null where it is none of ours. */
export async function readFile(chosen: File): Promise<OpenedFile | null> {
  if (chosen.size > mostBytes) return null
  // A file can go while it is being chosen: then there is nothing to read either.
  const content = await chosen.text().catch(() => '')
  const file = readPlanFile(content)
  return file && { name: chosen.name, file }
}
