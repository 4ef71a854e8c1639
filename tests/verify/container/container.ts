import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunAs } from './dockerfile.ts'

export type Container = {
  /** The health check of the image. @returns whether it says healthy */
  readonly isHealthy: () => boolean
  /** Runs a command as the server's user inside. @returns its exit code */
  readonly run: (...command: readonly string[]) => number | null
  /** A line of /proc/…/status of the server's process. */
  readonly statusLine: (name: string) => string
  /** Sends SIGTERM and waits for the end. @returns the exit code, and the seconds it took */
  readonly stop: () => Promise<{ readonly code: number | null; readonly seconds: number }>
  readonly output: () => string
}

type Parts = {
  /** The folder with its root file system. */
  readonly image: string
  readonly runAs: RunAs
  /** The folder in place of the volume. */
  readonly data: string
  readonly environment: readonly string[]
}

const healthyWithinMs = 120_000

/** Runs the image as deploy/compose.yaml has it run: root read-only, no rights, only the volume and /tmp to write in. */
export function startContainer(parts: Parts): Container {
  const child = spawn('unshare', inside(parts, parts.runAs.command), { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const run = (...command: readonly string[]) => spawnSync('unshare', inside(parts, command)).status
  return {
    run,
    isHealthy: () => run(...parts.runAs.healthCheck) === 0,
    statusLine: (name) => {
      const status = readFileSync(`/proc/${serverIn(child)}/status`, 'utf8')
      return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
    },
    async stop() {
      const since = performance.now()
      process.kill(serverIn(child), 'SIGTERM')
      return { code: await ended, seconds: (performance.now() - since) / 1_000 }
    },
    output: () => output,
  }
}

/** @returns the seconds until it was healthy; null if it was not within two minutes */
export async function untilHealthy({ isHealthy }: Container): Promise<number | null> {
  const since = performance.now()
  while (performance.now() - since < healthyWithinMs) {
    if (isHealthy()) return (performance.now() - since) / 1_000
    await sleep(500)
  }
  return null
}

/** The server is the first process of its own namespace, as in a container. */
function serverIn(child: ChildProcess): number {
  return Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0])
}

/** The arguments with which unshare runs a command inside; "$@" in the script stands for the variables and the command, which come last. */
function inside({ image, runAs, data, environment }: Parts, command: readonly string[]): string[] {
  const [user, group] = runAs.user.split(':')
  const mounts = [
    // Bound onto itself, the folder is a mount: only a mount can be made read-only, in the last line.
    `mount --rbind ${image} ${image}`,
    `mount --bind ${data} ${image}${runAs.volume}`,
    `mount -t tmpfs tmpfs ${image}/tmp`,
    `mount -t proc proc ${image}/proc`,
    `mount --rbind /dev ${image}/dev`,
    `mount -o remount,bind,ro ${image}`,
  ]
  const rights = `--reuid ${user} --regid ${group} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all`
  const script = `${mounts.join(' && ')} && exec chroot ${image} setpriv ${rights} env -i --chdir=${runAs.folder} "$@"`
  const variables = [...runAs.environment, ...environment]
  return ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...variables, ...command]
}
