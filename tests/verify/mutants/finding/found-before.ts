import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../support/server-data-folder.ts'
import type { Tests } from '../mutant.ts'
import type { Failure } from './run-tests.ts'

const folder = join(root, '.scratch')
const file = join(folder, 'mutants-found.json')

type Found = { readonly [what: string]: Omit<Failure, 'message'> }

/** The test that found a mutant out the last time on this machine: it is the likeliest. */
export function foundBefore(what: string): Tests | undefined {
  const before = read()[what]
  if (!before) return undefined
  const { path, title, ...how } = before
  return { ...how, paths: [path], titles: [title] }
}

export function rememberFound(what: string, { message: _, ...found }: Failure): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ ...read(), [what]: found }, null, 1))
}

function read(): Found {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : {}
}
