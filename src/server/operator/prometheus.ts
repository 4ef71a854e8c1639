import type * as Client from 'prom-client'
import type { AnsweredRequest, Measures } from '../configuration/measures.ts'
import { type Counted, type ReadingsWithPool, slowSeconds } from './readings.ts'

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const ledgerSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1]

export type Prometheus = Measures & {
  /** Everything, in the text that Prometheus reads. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>
  readonly requests: () => readonly Counted[]
  /** How late 99 of 100 turns of the event loop were at most, since this or the text was last asked for; 0 where it is not known yet. */
  readonly eventLoopP99Seconds: () => Promise<number>
}

/** Counts for Prometheus. No label says who or where: a procedure, an outcome, a state. */
export async function openPrometheus(read: () => Promise<ReadingsWithPool>): Promise<Prometheus> {
  // Loaded only where somebody wants to look.
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const count = countRequests(client, registry)
  const ledger = new client.Histogram({
    name: 'bit_calculator_ledger_act_seconds',
    help: 'Time to work out an act of the ledger and what follows from it, without the database',
    buckets: ledgerSeconds,
    registers: [registry],
  })
  const show = gaugesIn(client, registry)
  return {
    answered: count.answered,
    requests: count.requests,
    ledgerActTook: (seconds) => ledger.observe(seconds),
    async text() {
      show(await read())
      return { type: registry.contentType, body: await registry.metrics() }
    },
    async eventLoopP99Seconds() {
      const { values } = await registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds')!.get()
      const seconds = values[0]?.value ?? 0
      return Number.isFinite(seconds) ? seconds : 0
    },
  }
}

function countRequests(client: typeof Client, registry: Client.Registry) {
  const requests = new client.Histogram({
    name: 'bit_calculator_request_seconds',
    help: 'Requests by procedure and outcome: done, refused (4xx), failed (5xx)',
    labelNames: ['procedure', 'outcome'],
    buckets: requestSeconds,
    registers: [registry],
  })
  const slow = new client.Counter({
    name: 'bit_calculator_slow_requests_total',
    help: `Requests that took longer than ${slowSeconds} second`,
    labelNames: ['procedure'],
    registers: [registry],
  })
  const counted = new Map<string, Counted>()
  return {
    requests: () => [...counted.values()],
    answered({ procedure, outcome, seconds }: AnsweredRequest) {
      requests.observe({ procedure, outcome }, seconds)
      const isSlow = seconds > slowSeconds
      if (isSlow) slow.inc({ procedure })
      const before = counted.get(procedure) ?? noneOf(procedure)
      counted.set(procedure, {
        ...before,
        [outcome]: before[outcome] + 1,
        slow: before.slow + (isSlow ? 1 : 0),
        seconds: before.seconds + seconds,
      })
    },
  }
}

function noneOf(procedure: string): Counted {
  return { procedure, done: 0, refused: 0, failed: 0, slow: 0, seconds: 0 }
}

function gaugesIn(client: typeof Client, registry: Client.Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new client.Gauge({ name: `bit_calculator_${name}`, help, labelNames, registers: [registry] })
  const streams = gauge('open_streams', 'Open streams: of people signed in, and of progress pages', ['kind'])
  const unsent = gauge(
    'outbox_oldest_unsent_seconds',
    'How long the oldest change has waited to be sent to the streams of this process',
    [],
  )
  const connections = gauge(
    'database_connections',
    'Connections to PostgreSQL in use and idle, and callers that wait for one',
    ['state'],
  )
  const backup = gauge(
    'last_backup_timestamp_seconds',
    'When the last good backup was made; 0 where none is known',
    [],
  )
  const ahead = gauge('backups_dated_ahead', 'Good backups that are dated in the future', [])
  return (now: ReadingsWithPool): void => {
    streams.set({ kind: 'live' }, now.streams.live)
    streams.set({ kind: 'progress page' }, now.streams.progressPages)
    unsent.set(now.oldestUnsentSeconds)
    backup.set((now.lastBackupAt ?? 0) / 1_000)
    ahead.set(now.backupsAhead.length)
    if (!now.pool) return
    connections.set({ state: 'in use' }, now.pool.open - now.pool.idle)
    connections.set({ state: 'idle' }, now.pool.idle)
    connections.set({ state: 'waiting' }, now.pool.waiting)
  }
}
