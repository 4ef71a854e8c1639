import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nearest folder above that has a package.json: the same from the sources and from dist/server. */
const project = projectAbove(import.meta.dirname)

export const builtClientFolder = join(project, 'dist/client')
export const migrationsFolder = join(project, 'src/server/db/migrations')

/** The version of this release. */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }
  return version
}

function projectAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectAbove(dirname(folder))
}
