import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Deliberate fault, which a proof must find out (`--with hasty`): the former backups are deleted when the next one begins. */
const { mkdir, readdir, rm } = promises
const hasty: typeof mkdir = async (path: Parameters<typeof mkdir>[0], ...given: unknown[]) => {
  if (basename(String(path)).startsWith('.unfinished-')) await deleteAll(dirname(String(path)))
  return Reflect.apply(mkdir, promises, [path, ...given])
}

async function deleteAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
}

Object.assign(promises, { mkdir: hasty })
// Without this, an import of `mkdir` by its name would still get the real one.
syncBuiltinESMExports()
