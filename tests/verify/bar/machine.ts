import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../support/postgres.ts'

/** Names the machine on which the bar is run, since its figures depend on it. */
export function describeMachine(): string {
  const programs = findPostgres()
  const postgres = programs && execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  return [
    `${cpus().length} cores`,
    `${(totalmem() / 1_024 ** 3).toFixed(1)} GiB of memory`,
    `Node ${process.versions.node}`,
    postgres?.trim() ?? 'no PostgreSQL',
  ].join(', ')
}
