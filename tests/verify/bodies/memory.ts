import { readFileSync } from 'node:fs'
import { freePort } from '../../support/server-port.ts'
import { serverFile } from '../../support/server-program.ts'
import { type KillableServer, startKillableServer } from '../crash/killable-server.ts'
import { inspected, openInspector } from '../measure/inspector.ts'

const sampleEveryMs = 250
const mebibyte = 1_024 * 1_024

/** Starts a server whose memory can be measured. @throws if it does not start */
export async function startMeasuredServer(
  settings: Readonly<Record<string, string>>,
): Promise<KillableServer> {
  // Started without the flags that make tests start quickly: with them it would go on compiling for as long as it runs.
  const program = [inspected, serverFile]
  const server = startKillableServer(await freePort(), settings, program)
  if ((await server.ready()) !== null) return server
  await server.kill()
  throw new Error(`the server did not start: ${server.errors()}`)
}

/** The memory that a process uses, in MiB (VmRSS). */
export function residentMemory(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kibibytes) * 1_024) / mebibyte
}

/** The most memory that the process uses during some work. */
export async function peakDuring<Result>(
  pid: number,
  work: Promise<Result>,
): Promise<{ readonly result: Result; readonly peak: number }> {
  let peak = residentMemory(pid)
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMemory(pid))
  }, sampleEveryMs)
  try {
    return { result: await work, peak }
  } finally {
    clearInterval(sampling)
  }
}

/**
 * An expression for the bytes that JavaScript holds inside the server. Compiled code does not count: V8 goes on compiling for
 * minutes, a few MiB in all, which say nothing of what the server keeps.
 */
const heldByNow = `process.getBuiltinModule('v8').getHeapSpaceStatistics()
  .filter(({ space_name }) => !/code|trusted/.test(space_name))
  .reduce((sum, { space_used_size }) => sum + space_used_size, 0)`

/** What JavaScript holds inside a measured server, in MiB, after a garbage collection. */
export async function heldMemory(server: KillableServer): Promise<number> {
  const inspector = await openInspector(server)
  // The first collection may leave objects with a finalizer to the second.
  for (let times = 0; times < 2; times++) await inspector.ask('HeapProfiler.collectGarbage')
  const held = await inspector.evaluate<number>(heldByNow)
  inspector.close()
  return held / mebibyte
}
