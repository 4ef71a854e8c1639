import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { residentMemory } from '../bodies/memory.ts'
import type { KillableServer } from '../crash/killable-server.ts'
import { openInspector } from './inspector.ts'

/** How a server's process does, read once. */
export type Vitals = {
  /** Memory in MiB (VmRSS), without a garbage collection before. */
  readonly memory: number
  /** What keeps its event loop busy or waiting, as Node counts it. */
  readonly handles: number
  /** Open sockets, as the system counts them. */
  readonly sockets: number
  /** Seconds of a processor that it has used so far. */
  readonly busy: number
}

export type VitalsReader = {
  readonly read: () => Promise<Vitals>
  /** How late 99 of 100 turns of the event loop were at most, in milliseconds, since this was last asked for. */
  readonly loopP99: () => Promise<number>
  readonly close: () => void
}

const measureLoop = `globalThis.loopDelay = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 })
loopDelay.enable()`
const readLoop = '{ const late = loopDelay.percentile(99) / 1e6; loopDelay.reset(); late }'

export async function openVitals(server: KillableServer): Promise<VitalsReader> {
  const inspector = await openInspector(server)
  await inspector.evaluate(measureLoop)
  return {
    read: async () => ({
      memory: residentMemory(server.pid),
      handles: await inspector.evaluate<number>('process.getActiveResourcesInfo().length'),
      sockets: socketsOf(server.pid),
      busy: busySeconds(server.pid),
    }),
    loopP99: () => inspector.evaluate<number>(readLoop),
    close: inspector.close,
  }
}

/**
 * Adds fields 14 and 15 of the process's line: its own time and the system's time for it, in hundredths of a second. Field 2 is a name in
 * brackets, which may hold spaces, so the fields are counted from field 3 on, behind it.
 */
function busySeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => isSocket(`${folder}/${name}`)).length
}

/** A file that was closed meanwhile does not count. */
function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:')
  } catch {
    return false
  }
}
