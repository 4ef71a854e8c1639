import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a catalogue and its facts into the folder, for a server to serve. @returns the path of its list */
export function writeCatalogue(folder: string, items: readonly unknown[], info: object): string {
  const path = join(folder, 'recipes.json')
  writeFileSync(path, JSON.stringify(items))
  writeFileSync(join(folder, 'recipes.info.json'), JSON.stringify(info))
  return path
}
