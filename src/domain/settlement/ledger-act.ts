import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Acting, Done } from './act.ts'
import { type Refused, refused } from './act-refusal.ts'
import type { Cause } from './cause.ts'
import type { Change } from './change.ts'
import type { MovedRecipes, PutAway } from './chosen-recipes.ts'
import type { Contribution } from './contribution.ts'
import type {
  Assignee,
  Ending,
  Entry,
  Project,
  ProjectItem,
  ProjectPlayer,
  Task,
  TaskNumbers,
} from './ledger-rows.ts'
import type { PersonNo } from './names.ts'
import { type Action, may } from './right.ts'
import type { Rows } from './tables.ts'
import type { ProjectTemplate } from './template.ts'

/** A project that was archived or deleted, with what belongs to it. */
export type EndedProject = {
  readonly project: Project
  readonly items: readonly ProjectItem[]
  readonly tasks: readonly Task[]
  readonly numbers: readonly TaskNumbers[]
  readonly assignees: readonly Assignee[]
  readonly players: readonly ProjectPlayer[]
  readonly ending: Ending
  /** ISO time. */
  readonly endedAt: string
}

/** What an act of the ledger asks for beside the rows that every member sees. */
export type Asked = {
  /** Projects that may be archived or deleted. */
  readonly ended?: readonly string[]
  /** Acts whose entries it looks at. */
  readonly entriesOf?: readonly string[]
  /** Contributions that may be decided already. */
  readonly contributions?: readonly string[]
  /** Tasks that may be there no more: those with these ids, and what a project had in a generation. */
  readonly tasks?: {
    readonly ids: readonly string[]
    readonly projectId: string
    readonly generation: number
  }
  /** An item of a project, of which it asks how many pieces are finished. */
  readonly finished?: { readonly projectId: string; readonly itemId: ItemId }
  /** A project template that it starts from. */
  readonly template?: string
  /** A version of the catalogue that it moves to; it has to be there. */
  readonly catalogue?: string
}

/** What a move to another catalogue looks at beside the rows: a browser has none of it, so that only the server moves. */
export type Moving = {
  /** The catalogue that the settlement counted with so far. */
  readonly from: Catalog
  /** Ended projects and templates that name recipes: their recipes move too. */
  readonly putAway: PutAway
  /** What the last move changed, so that moving back gives recipes their former numbers; null where there was none. */
  readonly back: MovedRecipes | null
}

/** What a move changes beside the rows. */
export type Moved = {
  /** The part of what is put away that changes. */
  readonly putAway: PutAway
  readonly recipes: MovedRecipes
}

export type LedgerActing = Acting & {
  /** The catalogue that the settlement counts with; of a move the one that it moves to. */
  readonly catalog: Catalog
  readonly byNo: PersonNo
  /** The time in `days` days, as ISO text. */
  readonly inDays: (days: number) => string
  /** By id, those of the projects asked for that are archived or deleted. */
  readonly ended: ReadonlyMap<string, EndedProject>
  /** By id, those of the contributions asked for that were decided. */
  readonly decided: ReadonlyMap<string, Contribution>
  /** By id, those of the tasks asked for that are stored, shown or not. */
  readonly stored: ReadonlyMap<string, Task>
  /** Whether a row is stored, shown or not, in the table that the act adds to, under the act's id. */
  readonly isIdTaken: boolean
  /**
   * For an act that asks for `finished`: how many pieces of that item were finished for that project and not taken back; null where that
   * is not known.
   */
  readonly finished: number | null
  /** The project template asked for, unless there is none or it is deleted. */
  readonly template: ProjectTemplate | null
  /** For taking back an entry, as the three below: by act, all entries of the acts asked for (`entriesOf`), in the order of their lines. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  /** The keys (`entryKey`) of those of these entries that were taken back already. */
  readonly reverted: ReadonlySet<string>
  /**
   * Items that only these entries ever brought in or out, but for entries that were taken back and their reversals. When these are taken
   * back too, such an item was never stock, and its empty row goes.
   */
  readonly standOnlyHere: ReadonlySet<ItemId>
  /** For each project and item (`pieceKey`) of which these entries finished pieces: how many are finished in all and not taken back. */
  readonly stillFinished: ReadonlyMap<string, number>
  /** null for an act that moves to no other catalogue, and in a browser. */
  readonly moving: Moving | null
  /** How much of an item a project still misses, hand-made tasks included, as the last walk left it. */
  readonly missing: Missing
  /** How much it misses after further changes. */
  readonly missingAfter: (changes: readonly Change[]) => Missing
}

type Missing = (projectId: string, itemId: ItemId) => number

/** What an act is given before its rows are counted by a catalogue. */
export type NotCounted = Omit<LedgerActing, 'catalog' | 'missing' | 'missingAfter'>

/** The values for an act that asks for nothing beside the rows, or that runs where nothing can be asked for. */
export const nothingAsked: Pick<
  LedgerActing,
  | 'ended'
  | 'decided'
  | 'stored'
  | 'isIdTaken'
  | 'finished'
  | 'template'
  | 'entries'
  | 'reverted'
  | 'standOnlyHere'
  | 'stillFinished'
  | 'moving'
> = {
  ended: new Map(),
  decided: new Map(),
  stored: new Map(),
  isIdTaken: false,
  finished: null,
  template: null,
  entries: new Map(),
  reverted: new Set(),
  standOnlyHere: new Set(),
  stillFinished: new Map(),
  moving: null,
}

export type LedgerDone<Answer, FactsByKind> = Omit<Done<Answer, FactsByKind>, 'answer'> & {
  /** Read from the rows after the walk. */
  readonly answer: (after: Rows) => Answer
  readonly entries: readonly Entry[]
  readonly moved?: Moved
  /** null where nothing follows for the ledger. */
  readonly cause: Cause | null
}

/** Tables to which acts add rows, and which keep rows that are no longer shown, such as deleted projects. */
export const addsTo = ['projects', 'tasks', 'contributions'] as const
export type AddsTo = (typeof addsTo)[number]

/**
 * An act on stock, projects, tasks or their people. It sees all rows of the settlement and says what it does itself; who then holds
 * what, and the numbers of tasks, follow by the walk, which runs after it where it has a cause (INV-2, TSK-2).
 */
export type LedgerAct<Input, Answer, FactsByKind = unknown> = {
  /** The operation that the member must have the right for (SET-5). */
  readonly action: Action
  readonly ledger: true
  /** The table to which it adds a row under its own id: it is refused where a row there, shown or not, has that id (I14). */
  readonly addsTo?: AddsTo
  readonly asks?: (input: Input) => Asked
  readonly run: (rows: Rows, input: Input, acting: LedgerActing) => LedgerDone<Answer, FactsByKind> | Refused
}

export function entryKey({ act, line }: Pick<Entry, 'act' | 'line'>): string {
  return `${act}:${line}`
}

export function pieceKey(projectId: string, itemId: ItemId): string {
  return `${projectId} ${itemId}`
}

/** Checks the right and runs an act of the ledger. */
export function runLedgerAct<Input, Answer, FactsByKind>(
  act: LedgerAct<Input, Answer, FactsByKind>,
  rows: Rows,
  input: Input,
  acting: LedgerActing,
): LedgerDone<Answer, FactsByKind> | Refused {
  if (!may(acting.by, act.action)) return refused('no-right')
  if (act.addsTo && (acting.isIdTaken || rows[act.addsTo].has(acting.id))) return refused('id-taken')
  return act.run(rows, input, acting)
}

/** The result of an act that changes nothing. */
export function unchanged<Answer>(answer: Answer) {
  return { answer: () => answer, changes: [], entries: [], cause: null } as const
}
