import type { PlanFile } from '#domain/exporting/plan-file'
import { type BadRow, badRowOf, readPlanFile } from '#domain/exporting/read-plan-file'
import { whenInUse } from '../../state/catalog.ts'
import { followReading } from '../../state/follow-plan.ts'

/** A file that can be imported. */
export type OpenedFile = {
  readonly name: string
  readonly file: PlanFile
  /** Names of items whose recipes could not be followed to the catalogue in use. */
  readonly unsure: readonly string[]
  /** The version of that catalogue, '' where none is in use; once another one is, the file has to be opened again. */
  readonly catalogue: string
}

/** Larger files are not read (S13). */
const mostBytes = 5 * 1024 * 1024

/** A chosen file is a plan or not; where a single row keeps it from being one, `badRow` names that row. */
export type ChosenFile =
  | { readonly state: 'opened'; readonly opened: OpenedFile }
  | { readonly state: 'invalid'; readonly badRow: BadRow | null }

/** Reads a plan file. */
export async function readFile(chosen: File): Promise<ChosenFile> {
  if (chosen.size > mostBytes) return { state: 'invalid', badRow: null }
  // The file may be deleted before it is read.
  const content = await chosen.text().catch(() => '')
  const file = readPlanFile(content)
  if (!file) return { state: 'invalid', badRow: badRowOf(content) }
  return { state: 'opened', opened: await openFile(chosen.name, file) }
}

/** A file that was read, with its recipes by their places in the catalogue in use. */
export async function openFile(name: string, file: PlanFile): Promise<OpenedFile> {
  const inUse = await whenInUse().catch(() => null)
  if (!inUse) return { name, file, unsure: [], catalogue: '' }
  const { version: catalogue } = inUse.info
  const { buildList, choices, catalogVersion = catalogue } = file
  const meant = { buildList: buildList ?? [], choices: choices ?? new Map() }
  const { unsure, ...there } = await followReading(inUse, meant, catalogVersion)
  const followed = { buildList: buildList && there.buildList, choices: choices && there.choices }
  return { name, file: { ...file, ...followed }, unsure, catalogue }
}
