import type { Catalog } from '#domain/catalog/catalog'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import { membershipIn } from '#domain/settlement/act'
import type { ActRefusal } from '#domain/settlement/act-refusal'
import type { Activity } from '#domain/settlement/activity'
import { type LedgerActInput, type LedgerActName, ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { type Change, isDecided, keyIn } from '#domain/settlement/change'
import type { EndedChoices, MovedRecipes } from '#domain/settlement/chosen-recipes'
import type { Contribution } from '#domain/settlement/contribution'
import { addsTo, type EndedProject, entryKey, type LedgerAct } from '#domain/settlement/ledger-act'
import type { Entry, Task } from '#domain/settlement/ledger-rows'
import { type Rows, type Snapshot, stateOf } from '#domain/settlement/tables'
import type { ProjectTemplate } from '#domain/settlement/template'
import { finishedBy, stillFinishedBy } from './finished-entries.ts'
import { aSnapshotWithRoles } from './settlement-builder.ts'
import { standingOnlyIn } from './standing-only.ts'

export const now = '2026-02-03T04:05:06.000Z'

/** What an act came to: refused, or what it answers, writes and changes. */
type Outcome = {
  readonly refused?: ActRefusal
  readonly answer?: unknown
  readonly entries?: readonly Entry[]
  readonly activity?: Activity | undefined
  readonly changes?: readonly Change[]
}

/** A settlement whose ledger acts are performed in memory, with the walk after each, as the server does it. */
export type ActedLedger = {
  /** Performs an act, as Olivia if nobody else is given. */
  readonly act: <Name extends LedgerActName>(name: Name, input: LedgerActInput<Name>, by?: string) => Outcome
  /** Moves to another catalogue as that version, and counts with it from then on. */
  readonly moveTo: (catalog: Catalog, version: string, by?: string) => Outcome
  /** The project templates as they are. */
  readonly templates: () => readonly ProjectTemplate[]
  /** Links a named player to a member, which is no act of the ledger. */
  readonly link: (playerId: string, userId: string) => void
  readonly rows: () => Rows
  readonly entries: () => readonly Entry[]
  /** The projects that are archived or deleted. */
  readonly endedIds: () => readonly string[]
  /** The contributions that were decided. */
  readonly decidedIds: () => readonly string[]
  /** The id that the next act gets; asking for it does not use it up. */
  readonly idOfNextAct: () => string
  /** Makes the projects that have ended so far end earlier. */
  readonly waitDays: (days: number) => void
  /** Makes all later acts happen a minute later. */
  readonly waitMinute: () => void
}

const dayMs = 24 * 60 * 60 * 1_000

/** A settlement that Olivia owns, with Ines as an admin, Mika as a contributor and Vera as a viewer, if no other is given. */
export function actedLedger(
  catalog: Catalog,
  given?: Snapshot,
  firstTemplates: readonly ProjectTemplate[] = [],
  /** Puts the rows into another order for the next act, as rows that were read from a database have. */
  arranged: (rows: Rows) => Rows = (rows) => rows,
): ActedLedger {
  let ledger = createLedgerCatalog(catalog)
  let time = now
  let templates = firstTemplates
  /** What the last move to another catalogue changed: a move back undoes it. */
  let back: MovedRecipes | null = null
  let { rows } = stateOf(given ?? aSnapshotWithRoles({ ines: 'admin', mika: 'contributor', vera: 'viewer' }))
  let entries: readonly Entry[] = []
  let ended: readonly EndedProject[] = []
  let decided: ReadonlyMap<string, Contribution> = new Map()
  let stored = storedOf(rows)
  let count = 0
  const idOfNextAct = () => `00000000-0000-4000-8000-0000${String(count + 1).padStart(4, '0')}0000`

  return {
    act(name, input, by = 'olivia') {
      return perform(ledger, name, input, by)
    },
    moveTo(catalog, version, by = 'olivia') {
      const next = createLedgerCatalog(catalog)
      const outcome = perform(next, 'moveCatalogue', { version }, by)
      if (!outcome.refused) ledger = next
      return outcome
    },
    link(playerId, userId) {
      const player = { ...rows.players.get(playerId)!, userId }
      rows = { ...rows, players: new Map([...rows.players, [playerId, player]]) }
    },
    rows: () => rows,
    templates: () => templates,
    entries: () => entries,
    endedIds: () => ended.map(({ project }) => project.id),
    decidedIds: () => [...decided.keys()],
    idOfNextAct,
    waitDays(days) {
      ended = ended.map((one) => ({
        ...one,
        endedAt: new Date(Date.parse(one.endedAt) - days * dayMs).toISOString(),
      }))
    },
    waitMinute() {
      time = new Date(Date.parse(time) + 60_000).toISOString()
    },
  }

  function perform(counted: LedgerCatalog, name: LedgerActName, input: unknown, by: string): Outcome {
    const act = ledgerActs[name] as unknown as LedgerAct<unknown, unknown, never>
    const asked = act.asks?.(input) ?? {}
    const id = idOfNextAct()
    count++
    const done = completeLedgerAct(counted, act, rows, input, {
      id,
      now: time,
      by: membershipIn(rows, by)!,
      byNo: rows.members.get(by)!.no,
      inDays: (days) => new Date(Date.parse(time) + days * dayMs).toISOString(),
      ended: new Map(
        ended.flatMap((one) =>
          asked.ended?.includes(one.project.id) ? [[one.project.id, one] as const] : [],
        ),
      ),
      decided,
      stored: stored.tasks,
      isIdTaken: stored.ids.has(`${act.addsTo} ${id}`),
      stillFinished: stillFinishedBy(entries, asked.entriesOf),
      finished: finishedBy(entries, asked.finished),
      template: templates.find((one) => one.id === asked.template) ?? null,
      entries: new Map(
        (asked.entriesOf ?? []).map((of) => [of, entries.filter((entry) => entry.act === of)]),
      ),
      reverted: new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : []))),
      standOnlyHere: standingOnlyIn(asked.entriesOf ?? [], entries),
      moving: { from: ledger.catalog, putAway: { ended: ended.map(choicesIn), templates }, back },
    })
    if ('refused' in done) return done
    if (done.moved) {
      const { putAway, recipes } = done.moved
      ended = ended.map((one) => withChoices(one, putAway.ended))
      templates = templates.map((one) => putAway.templates.find(({ id }) => id === one.id) ?? one)
      back = recipes
    }
    ended = endedAfter(ended, rows, done.changes, time)
    decided = decidedAfter(decided, done.changes)
    stored = storedAfter(stored, done.changes)
    rows = arranged(done.after)
    entries = [...entries, ...done.entries]
    return done as unknown as Outcome
  }
}

/** What is stored, whether it is still shown or not: the ids, by table, and the tasks. */
type Stored = { readonly ids: ReadonlySet<string>; readonly tasks: ReadonlyMap<string, Task> }

function storedOf(rows: Rows): Stored {
  const ids = addsTo.flatMap((name) => [...rows[name].keys()].map((id) => `${name} ${id}`))
  return { ids: new Set(ids), tasks: rows.tasks }
}

function storedAfter({ ids, tasks }: Stored, changes: readonly Change[]): Stored {
  const puts = changes.filter((change) => 'put' in change)
  const put = puts.flatMap((change) => (change.put === 'tasks' ? [[change.row.id, change.row] as const] : []))
  return {
    ids: new Set([...ids, ...puts.map((change) => `${change.put} ${keyIn(change)}`)]),
    tasks: new Map([...tasks, ...put]),
  }
}

/** The decided contributions, with those that these changes have decided. */
export function decidedAfter(
  before: ReadonlyMap<string, Contribution>,
  changes: readonly Change[],
): ReadonlyMap<string, Contribution> {
  const left = changes.flatMap((change) =>
    'put' in change && change.put === 'contributions' && isDecided(change) ? [change.row] : [],
  )
  return new Map([...before, ...left.map((row) => [row.id, row] as const)])
}

/** The ended projects after these changes: a project that left is among them with its rows, one that came back is not. */
function endedAfter(
  before: readonly EndedProject[],
  rows: Rows,
  changes: readonly Change[],
  endedAt: string,
): readonly EndedProject[] {
  let ended = before
  for (const change of changes) {
    if ('put' in change && change.put === 'projects')
      ended = ended.filter(({ project }) => project.id !== change.row.id)
    if (!('drop' in change) || change.drop !== 'projects') continue
    const known = ended.find(({ project }) => project.id === change.key)
    const left = known ?? leaving(rows, change.key)
    ended = ended.filter((one) => one !== known)
    ended = [...ended, { ...left, ending: change.as!, endedAt }]
  }
  return ended
}

function choicesIn({ project: { id, name, ways }, items }: EndedProject): EndedChoices {
  return { id, name, ways, items }
}

function withChoices(ended: EndedProject, changed: readonly EndedChoices[]): EndedProject {
  const after = changed.find(({ id }) => id === ended.project.id)
  return after ? { ...ended, project: { ...ended.project, ways: after.ways }, items: after.items } : ended
}

/** The rows that leave with a project. */
export function leaving(rows: Rows, projectId: string): Omit<EndedProject, 'ending' | 'endedAt'> {
  const tasks = [...rows.tasks.values()].filter((task) => task.projectId === projectId)
  return {
    project: rows.projects.get(projectId)!,
    items: [...rows.projectItems.values()].filter((item) => item.projectId === projectId),
    tasks,
    numbers: tasks.flatMap(({ id }) => rows.taskNumbers.get(id) ?? []),
    assignees: [...rows.assignees.values()].filter(
      ({ taskId }) => rows.tasks.get(taskId)?.projectId === projectId,
    ),
    players: [...rows.projectPlayers.values()].filter((player) => player.projectId === projectId),
  }
}

/** How much there is of an item, and how much of that is reserved and kept back, in words; undefined for one that is not in the stock. */
export function stockText({ stock }: Rows, item: string): string | undefined {
  const row = stock.get(item)
  return row && `${row.quantity}, reserved ${row.reserved}, kept ${row.kept}`
}
