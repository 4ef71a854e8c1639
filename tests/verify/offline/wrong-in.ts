import { refusals } from '#contract/refusals'
import { afterEvent } from '#domain/settlement/change'
import type { Entry } from '#domain/settlement/ledger-rows'
import { type Rows, type Snapshot, stateOf } from '#domain/settlement/tables'
import { dependants, type QueuedAct } from '../../../src/client/act-queue/queued-act.ts'
import { queueText } from '../../../src/client/messages/queue-text.ts'
import { wrongStock } from '../ledger/wrong-stock.ts'
import { changesNothing, type Happened } from './changes-nothing.ts'
import type { Device } from './device.ts'

export type Seen = Happened & {
  /** What the server answers in the end. */
  readonly last: Snapshot
  readonly entries: readonly Entry[]
  readonly devices: readonly Device[]
}

/** An act that was not done as far as its device knows, and why; `because` is the id of a refused act on which it depended, or null. */
type Named = { readonly id: string; readonly why: string; readonly because: string | null }

/** The acts that a device lists as not done, and the acts whose refusal it showed at the form that waited for it. */
export function namedActs({ queue, toldAtForm, refusals }: Device): readonly Named[] {
  const { refused } = queue()
  const listed = new Set(refused.map(({ id }) => id))
  const atForms = [...toldAtForm].filter((id) => !listed.has(id))
  return [...refused, ...atForms.map((id) => ({ id, why: refusals.get(id)?.message ?? '', because: null }))]
}

/** What is wrong in the end, in sentences. */
export function wrongIn(seen: Seen): readonly string[] {
  return [
    ...wrongRows(seen),
    ...wrongEvents(seen),
    ...wrongStock(seen.last, seen.entries),
    ...seen.devices.flatMap((device, no) =>
      wrongOn(device, seen).map((sentence) => `device ${no + 1}: ${sentence}`),
    ),
  ]
}

/** All devices, the server, and the events counted from the first snapshot must give the same rows. */
function wrongRows({ first, last, events, devices }: Seen): readonly string[] {
  const there = inWords(stateOf(last).rows)
  const folded = inWords(events.reduce(afterEvent, stateOf(first)).rows)
  const belongs = (device: Device) => last.tables.members.some(({ userId }) => userId === device.who.userId)
  return [
    ...(folded === there ? [] : [`the events give other rows: ${difference(folded, there)}`]),
    ...devices.flatMap((device, no) => {
      const held = device.held()
      if (!belongs(device)) return held ? [`device ${no + 1} shows a settlement of others`] : []
      const shown = held ? inWords(held.acted) : 'nothing'
      return shown === there ? [] : [`device ${no + 1} shows other rows: ${difference(shown, there)}`]
    }),
  ]
}

/** Events must have numbers without gaps, and no act twice. */
function wrongEvents({ first, last, events }: Seen): readonly string[] {
  const told = events.flatMap(({ act }) => act ?? [])
  const inOrder = events.every(({ seq }, at) => seq === first.seq + 1 + at)
  return [
    ...(new Set(told).size < told.length ? ['an act was done twice'] : []),
    ...(inOrder && first.seq + events.length === last.seq ? [] : ['events are missing']),
  ]
}

/** What was acknowledged must be done; all else must be named as not done, or as perhaps done. */
function wrongOn(device: Device, seen: Seen): readonly string[] {
  const done = new Set(seen.events.flatMap(({ act }) => act ?? []))
  const named = new Map(namedActs(device).map((one) => [one.id, one]))
  const made = new Map(device.made.map((act) => [act.id, act]))
  const listed = device.queue().refused.map(({ id }) => id)
  return [
    ...(new Set(listed).size < listed.length ? ['an act is listed twice'] : []),
    ...listed.filter((id) => !made.has(id)).map(() => 'something is listed that was not made here'),
    ...device.made.flatMap((act) => {
      const isAcknowledged = device.acknowledged.has(act.id)
      const one = named.get(act.id)
      if (isAcknowledged && one) return [`${act.name} was acknowledged, and is listed: ${one.why}`]
      if (isAcknowledged)
        return done.has(act.id) || changesNothing(device, act, seen)
          ? []
          : [`${act.name} ${JSON.stringify(act.input)} is lost`]
      if (!one) return [`${act.name} was not acknowledged, and is not listed`]
      if (one.why === '') return [`${act.name} is listed without a reason`]
      if (done.has(act.id) && !isPerhapsDone(one)) return [`${act.name} is done, and refused: ${one.why}`]
      return []
    }),
    ...[...named.values()].flatMap((one) => wrongDependants(device, one, named)),
  ]
}

/** What depended on a refused act must be listed because of it, and nothing because of an act that is not refused. */
function wrongDependants(device: Device, one: Named, named: ReadonlyMap<string, Named>): readonly string[] {
  if (one.because !== null)
    return named.has(one.because) ? [] : ['an act is listed because of one that is not']
  // The row of such an act may exist all the same: then the acts about that row are still sent.
  if (isPerhapsDone(one) || device.refusals.get(one.id)?.reason === 'id-taken') return []
  const later: readonly QueuedAct[] = device.made.slice(device.made.findIndex(({ id }) => id === one.id) + 1)
  return dependants(later, one.id)
    .filter(({ id }) => named.get(id)?.because !== one.id)
    .map(({ name }) => `${name} depends on a refused act, and is not listed because of it`)
}

/** Whether the player is told that nobody knows whether the act was done. */
function isPerhapsDone({ why, because }: Named): boolean {
  if (because !== null) return false
  return why === refusals['perhaps-done'].message || why.endsWith(queueText.perhapsDone)
}

/** The rows as text in one order. When somebody was last active is told by no event, so it is left out. */
function inWords(rows: Rows): string {
  const lines = Object.entries(rows).flatMap(([name, table]) =>
    [...(table as ReadonlyMap<string, object>).values()].map((row) => {
      const { lastActiveAt: _untold, ...facts } = row as { readonly lastActiveAt?: string }
      return `${name} ${JSON.stringify(facts, inOneOrder)}`
    }),
  )
  return lines.toSorted().join('\n')
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function difference(one: string, other: string): string {
  const known = new Set(other.split('\n'))
  const rows = new Set(one.split('\n'))
  const extra = one.split('\n').filter((line) => !known.has(line))
  const missing = other.split('\n').filter((line) => !rows.has(line))
  return `only there ${extra.slice(0, 2).join(' ')}; only on the server ${missing.slice(0, 2).join(' ')}`
}
