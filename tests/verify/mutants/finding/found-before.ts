import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../support/server-data-folder.ts'
import type { Tests } from '../mutant.ts'
import type { Failure } from './run-tests.ts'

const folder = join(root, '.scratch')
const file = join(folder, 'mutants-found.json')

type Found = { readonly [what: string]: Pick<Failure, 'project' | 'path' | 'title'> }

/** The test that found a mutant out the last time on this machine: it is the likeliest. */
export function foundBefore(what: string): Tests | undefined {
  const before = read()[what]
  return before && { project: before.project, paths: [before.path], titles: [before.title] }
}

export function rememberFound(what: string, { project, path, title }: Failure): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ ...read(), [what]: { project, path, title } }, null, 1))
}

function read(): Found {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : {}
}
