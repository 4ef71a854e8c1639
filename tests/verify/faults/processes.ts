import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PostgresCluster, query } from '../../support/postgres.ts'

/** Suspends processes for `ms`, as a debugger or a sleeping machine would, then resumes them. */
export async function pause(pids: readonly number[], ms: number): Promise<void> {
  try {
    for (const pid of pids) signal(pid, 'SIGSTOP')
    await sleep(ms)
  } finally {
    for (const pid of pids) signal(pid, 'SIGCONT')
  }
}

/** A process that has ended needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** PostgreSQL's main process and those of all connections. */
export async function processesOf(cluster: PostgresCluster): Promise<readonly number[]> {
  const rows = await query(
    cluster.administration,
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const pids = rows.map(({ pid }) => Number(pid))
  const parent = Number(readFileSync(`/proc/${pids[0]}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
  return [parent, ...pids]
}
