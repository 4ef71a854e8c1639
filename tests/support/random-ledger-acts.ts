import fc from 'fast-check'
import type { LedgerActName } from '#domain/settlement/acts/ledger-acts'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { ActedLedger } from './acted-ledger.ts'
import { chairTemplate, craftsCatalog } from './crafts-catalog.ts'

const items = [...craftsCatalog.ids]

/** An act as numbers, from which its input is made for the settlement as it is then. */
export type ActDraft = {
  readonly name: LedgerActName
  readonly n: readonly number[]
  readonly amount: number
}

/** One of these ids, chosen by a number, or an id that does not exist. */
function oneOf(ids: Iterable<string>, n: number): string {
  const known = [...ids]
  return known[n % (known.length + 1)] ?? 'nowhere'
}

type MakeInput = (ledger: ActedLedger, draft: ActDraft) => Readonly<Record<string, unknown>>
const itemOf = (n: number) => items[n % items.length]!
const projectOf = (ledger: ActedLedger, n: number) => oneOf(ledger.rows().projects.keys(), n)
/** An entry, chosen by a number, but none that took another one back. */
const entryOf = (ledger: ActedLedger, n: number): Entry | undefined => {
  const entries = ledger.entries().filter(({ kind }) => kind !== 'reverted')
  return entries[n % Math.max(1, entries.length)]
}

/** A member, chosen by a number, or an id that does not exist; nobody one time in four. */
const somebodyIn = (ledger: ActedLedger, n: number) =>
  n % 4 === 0 ? null : oneOf(ledger.rows().members.keys(), n)

const makeInput: { readonly [Name in LedgerActName]: MakeInput } = {
  moveCatalogue: (_, { n }) => ({ version: `v${n[0]! % 2}` }),
  addItemsToInventory: (ledger, { n, amount }) => ({
    items: n.slice(0, 3).map((one) => ({ itemId: itemOf(one), quantity: amount })),
    ...(n[3]! % 2 === 0 && { projectId: projectOf(ledger, n[4]!) }),
  }),
  setInventoryQuantity: (ledger, { n, amount }) => ({
    itemId: itemOf(n[0]!),
    quantity: amount,
    ...(n[1]! % 2 === 0 && { lower: projectOf(ledger, n[2]!) }),
  }),
  countInventory: (_, { n, amount }) => ({
    items: [...new Set(n.slice(0, 2).map(itemOf))].map((itemId) => ({ itemId, quantity: amount - 1 })),
  }),
  takeFromInventory: (ledger, { n, amount }) => ({
    itemId: itemOf(n[0]!),
    amount,
    ...(n[1]! % 2 === 0 && { lower: projectOf(ledger, n[2]!) }),
  }),
  removeFromInventory: (_, { n }) => ({ itemId: itemOf(n[0]!) }),
  updateInventoryItem: (_, { n }) => ({ itemId: itemOf(n[0]!), storageId: null }),
  reserveInventory: (_, { n, amount }) => ({ itemId: itemOf(n[0]!), amount }),
  releaseInventory: (_, { n, amount }) => ({ itemId: itemOf(n[0]!), amount }),
  handOver: (ledger, { n, amount }) => {
    const { allotments, projects } = ledger.rows()
    const held = [...allotments.values()][n[0]! % Math.max(1, allotments.size)]
    return {
      itemId: held?.itemId ?? itemOf(n[0]!),
      amount: 1 + (amount % 3),
      from: n[1]! % 8 === 0 ? 'nowhere' : (held?.projectId ?? 'nowhere'),
      to: oneOf(['kept', 'out', ...projects.keys()], n[2]!),
    }
  },
  recordCraft: (ledger, { n, amount }) => ({
    itemId: ['chair', 'plank', 'nail', 'plant', 'finebelt'][n[0]! % 5],
    recipeIndex: n[1]! % 5 === 0 ? 1 : 0,
    crafts: 1 + (amount % 4),
    amount: n[2]! % 6,
    ...(n[3]! % 2 === 0 && { projectId: projectOf(ledger, n[4]!) }),
  }),
  revertEntry: (ledger, { n }) => {
    const entry = entryOf(ledger, n[0]!)
    return { act: entry?.act ?? 'nowhere', line: entry?.line ?? 1 }
  },
  createProject: (_, { n, amount }) => ({
    name: `Project ${n[0]}`,
    priority: (['high', 'medium', 'low'] as const)[n[1]! % 3],
    items: n.slice(2, 2 + (n[1]! % 3)).map((one) => ({ itemId: itemOf(one), quantity: 1 + (amount % 9) })),
  }),
  updateProject: (ledger, { n }) => ({
    projectId: projectOf(ledger, n[0]!),
    priority: (['high', 'medium', 'low'] as const)[n[1]! % 3],
    position: n[2]! % 4,
    status: (['not_started', 'in_progress', 'completed', undefined] as const)[n[3]! % 4],
  }),
  addProjectItem: (ledger, { n, amount }) => ({
    projectId: projectOf(ledger, n[0]!),
    itemId: itemOf(n[1]!),
    quantity: 1 + (amount % 9),
  }),
  updateProjectItem: (ledger, { n, amount }) => ({ ...projectItemOf(ledger, n[0]!), quantity: 1 + amount }),
  removeProjectItem: (ledger, { n }) => projectItemOf(ledger, n[0]!),
  restoreProjectItem: (ledger, { n, amount }) => {
    const rows = [...ledger.rows().projectItems.values()]
    const { projectId = 'nowhere', ...row } = rows[n[0]! % Math.max(1, rows.length)] ?? {}
    return {
      projectId,
      item: { ...row, id: ledger.idOfNextAct(), quantity: 1 + amount, finished: n[1]! % 9 },
    }
  },
  setProjectWays: (ledger, { n }) => ({
    projectId: projectOf(ledger, n[0]!),
    ways: { [itemOf(n[1]!)]: (['gather', 'elsewhere', 0, 1, null] as const)[n[2]! % 5] },
  }),
  setProjectPlayers: (ledger, { n }) => ({
    projectId: projectOf(ledger, n[0]!),
    players: [somebodyIn(ledger, n[1]!)].flat().filter((who) => who !== null),
  }),
  regenerateTasks: (ledger, { n }) => ({ projectId: projectOf(ledger, n[0]!) }),
  undoRegeneration: (ledger, { n }) => {
    const projectId = projectOf(ledger, n[0]!)
    const project = ledger.rows().projects.get(projectId)
    // No tasks: those that are there cannot come back, so most of the time only the generation can be taken back.
    return { projectId, generation: Math.max(1, project?.generation ?? 1), tasks: [] }
  },
  archiveProject: (ledger, { n }) => ({
    projectId: projectOf(ledger, n[0]!),
    stock: n[1]! % 2 === 0 ? 'used' : 'stays',
  }),
  deleteProject: (ledger, { n }) => ({ projectId: projectOf(ledger, n[0]!) }),
  // Seldom forced, or hardly any project would live long; otherwise refused.
  deleteAllProjects: (_, { n }) => ({ force: n[0]! % 53 === 0 }),
  unarchiveProject: (ledger, { n }) => ({ projectId: oneOf(ledger.endedIds(), n[0]!) }),
  restoreProject: (ledger, { n }) => ({ projectId: oneOf(ledger.endedIds(), n[0]!) }),
  createTask: (ledger, { n, amount }) => ({
    title: 'By hand',
    projectId: projectOf(ledger, n[0]!),
    ...(n[1]! % 3 > 0 && { itemId: itemOf(n[2]!), amount: 1 + (amount % 9) }),
  }),
  updateTask: (ledger, { n }) => ({ ...taskOf(ledger, n[0]!), notes: `${n[1]}` }),
  updateTaskStatus: (ledger, { n }) => ({
    ...taskOf(ledger, n[0]!),
    status: (['pending', 'in_progress', 'completed'] as const)[n[1]! % 3],
  }),
  completeTask: (ledger, { n, amount }) => ({ ...taskOf(ledger, n[0]!), amount }),
  deleteTask: (ledger, { n }) => taskOf(ledger, n[0]!),
  restoreTask: (ledger, { n }) => taskOf(ledger, n[0]!),
  assignTask: (ledger, { n }) => ({ ...taskOf(ledger, n[0]!), assignedTo: somebodyIn(ledger, n[1]!) }),
  assignTasks: (ledger, { n }) => ({
    tasks: [...new Set(n.slice(0, 2).map((one) => taskOf(ledger, one).taskId))].map((taskId) => ({
      taskId,
      assignedTo: somebodyIn(ledger, n[2]!),
    })),
  }),
  claimTask: (ledger, { n }) => taskOf(ledger, n[0]!),
  unclaimTask: (ledger, { n }) => taskOf(ledger, n[0]!),
  startProjectFromTemplate: (_, { n }) => ({ templateId: oneOf([chairTemplate.id], n[0]!) }),
  setStandingOrder: (_, { n, amount }) => ({ itemId: itemOf(n[0]!), atLeast: 1 + (amount % 20) }),
  endStandingOrder: (ledger, { n }) => ({ itemId: oneOf(ledger.rows().standingOrders.keys(), n[0]!) }),
  createTaskContribution: (ledger, { n, amount }) => {
    const { taskId } = taskOf(ledger, n[0]!)
    const own = ledger.rows().tasks.get(taskId)?.itemId
    const more = n.slice(1, 1 + (n[4]! % 3)).map((one) => ({ itemId: itemOf(one), quantity: amount }))
    return {
      taskId,
      itemsContributed: own ? [{ itemId: own, quantity: amount }, ...more] : more,
      ...(n[3]! % 3 === 0 && { materials: [{ itemId: itemOf(n[3]!), quantity: 1 + (amount % 3) }] }),
    }
  },
  updateTaskContribution: (ledger, { n, amount }) => {
    const { contributionId, first } = contributionOf(ledger, n[0]!)
    return { contributionId, itemsContributed: [{ itemId: first ?? itemOf(n[1]!), quantity: amount }] }
  },
  withdrawTaskContribution: (ledger, { n }) => ({
    contributionId: contributionOf(ledger, n[0]!).contributionId,
  }),
  approveTaskContribution: (ledger, { n, amount }) => {
    const { contributionId, revision, first } = contributionOf(ledger, n[0]!)
    const part = n[1]! % 2 === 0 && first ? { accepted: [{ itemId: first, quantity: amount }] } : {}
    return { contributionId, revision, ...part, reason: n[2]! % 4 === 0 ? undefined : 'too many' }
  },
  approveTaskContributions: (ledger, { n }) => ({
    contributions: [...new Set(n.slice(0, 3).map((one) => contributionOf(ledger, one).contributionId))].map(
      (contributionId) => ({
        contributionId,
        revision: ledger.rows().contributions.get(contributionId)?.revision ?? 1,
      }),
    ),
  }),
  rejectTaskContribution: (ledger, { n }) => {
    const { contributionId, revision } = contributionOf(ledger, n[0]!)
    return { contributionId, revision, reason: 'not ours' }
  },
  refreshTaskProgressFromInventory: () => ({}),
}

function contributionOf(ledger: ActedLedger, n: number) {
  const contributionId = oneOf([...ledger.rows().contributions.keys(), ...ledger.decidedIds()], n)
  const row = ledger.rows().contributions.get(contributionId)
  return { contributionId, revision: row?.revision ?? 1, first: row?.itemsContributed[0]?.itemId }
}

function taskOf(ledger: ActedLedger, n: number) {
  return { taskId: oneOf(ledger.rows().tasks.keys(), n) }
}

function projectItemOf(ledger: ActedLedger, n: number) {
  const rows = [...ledger.rows().projectItems.values()]
  const row = rows[n % Math.max(1, rows.length)]
  return { projectId: row?.projectId ?? 'nowhere', projectItemId: row?.id ?? 'nowhere' }
}

/** One act in four starts something, or most others would find nothing to be about. */
const actName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(makeInput) as LedgerActName[])) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<LedgerActName>(
      'createProject',
      'addItemsToInventory',
      'createTaskContribution',
    ),
  },
)

export const actDraft: fc.Arbitrary<ActDraft> = fc.record({
  name: actName,
  n: fc.array(fc.nat({ max: 10_000 }), { minLength: 5, maxLength: 5 }),
  amount: fc.integer({ min: 1, max: 40 }),
})

/** The input of a drafted act for the settlement as it is now; of type `never`, which fits every act. */
export function inputOf(ledger: ActedLedger, draft: ActDraft): never {
  return makeInput[draft.name](ledger, draft) as never
}

export const ledgerActNames = Object.keys(makeInput) as readonly LedgerActName[]
