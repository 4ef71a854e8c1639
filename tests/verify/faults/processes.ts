import { readdirSync, readFileSync } from 'node:fs'
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

/** Sends a signal to a process, unless it has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** PostgreSQL's main process and those that it has started, but for that of this query. */
export async function processesOf(cluster: PostgresCluster): Promise<readonly number[]> {
  const rows = await query(
    cluster.administration,
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const pids = rows.map(({ pid }) => Number(pid))
  return [parentOf(pids[0]!)!, ...pids]
}

/** The processes that a process has started and that have not ended. */
export function childrenOf(pid: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((one) => parentOf(one) === pid)
}

/** Whether a process has ended, also while it is a zombie, whose exit code nobody has fetched yet. */
export function hasEnded(pid: number): boolean {
  return parentOf(pid) === null
}

/** null where the process has ended. */
function parentOf(pid: number): number | null {
  // After the name of the program, in brackets, come its state and its parent; Z is one that has ended.
  const [state, parent] = statOf(pid).split(') ').at(-1)!.split(' ')
  return state === '' || state === 'Z' ? null : Number(parent)
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
