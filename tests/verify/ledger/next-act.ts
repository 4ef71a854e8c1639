import { randomUUID } from 'node:crypto'
import type { LedgerActName } from '#domain/settlement/acts/ledger-acts'
import type { Dice } from '#scripts/verify-sync/dice'
import { type ItemDraft, someItems } from '../../support/catalog-builder.ts'
import { contributionMakers } from './contribution-makers.ts'
import type { Input, Known, Maker, Makers, SentAct } from './maker.ts'

/** Nine items and a building, without a circle: chains, two recipes for one product, a random yield. */
const drafts: Readonly<Record<string, ItemDraft>> = {
  chair: { recipes: [{ from: { plank: 4, nail: 2 } }] },
  table: { recipes: [{ from: { plank: 6, cloth: 1 } }] },
  plank: {
    recipes: [
      { from: { log: 3 }, outputQuantity: 2 },
      { from: { trunk: 1 }, outputQuantity: 5 },
    ],
  },
  nail: { recipes: [{ from: { ore: 1 }, chances: { 1: 0.7 } }] },
  cloth: { recipes: [{ from: { fibre: 5 } }] },
  log: {},
  trunk: {},
  ore: {},
  fibre: {},
  b1: { recipes: [{ action: 'build', from: { plank: 2 } }] },
}
export const proofItems = someItems(drafts)
/** The first five are crafted: projects ask for these. */
const ids = proofItems.map(({ id }) => id)

const amount = (dice: Dice) => 1 + dice.roll(30)
const anItem = (dice: Dice) => dice.pick(ids)
const aProject = (dice: Dice, { tables }: Known) =>
  tables.projects.length === 0 ? null : dice.pick(tables.projects).id
/** One of the rows, or null where there is none: an act about nothing is not sent. */
const oneOf = <Row>(dice: Dice, rows: readonly Row[]) => (rows.length === 0 ? null : dice.pick(rows))
const ofProject =
  (input: (dice: Dice, known: Known) => Input): Maker =>
  (dice, known) => {
    const projectId = aProject(dice, known)
    return projectId === null ? null : { projectId, ...input(dice, known) }
  }
const ofTask =
  (input: (dice: Dice) => Input): Maker =>
  (dice, { tables }) => {
    const task = oneOf(dice, tables.tasks)
    return task && { taskId: task.id, ...input(dice) }
  }
const ofEnded: Maker = (dice, { ended }) => {
  const projectId = oneOf(dice, ended)
  return projectId === null ? null : { projectId }
}

/** How the input of each act is made up; an act that is listed more often happens more often. */
export const makers: Makers = [
  [
    'addItemsToInventory',
    (dice, known) => ({
      items: [{ itemId: anItem(dice), quantity: amount(dice) }],
      ...(dice.happens(30) && aProject(dice, known) && { projectId: aProject(dice, known) }),
    }),
  ],
  [
    'addItemsToInventory',
    (dice) => ({
      items: [
        { itemId: anItem(dice), quantity: amount(dice) },
        { itemId: anItem(dice), quantity: amount(dice) },
      ],
    }),
  ],
  // `lower` names the project that gives up stock where the free stock is not enough.
  [
    'setInventoryQuantity',
    (dice, known) => ({
      itemId: anItem(dice),
      quantity: dice.roll(40),
      ...(dice.happens(50) && aProject(dice, known) && { lower: aProject(dice, known) }),
    }),
  ],
  [
    'takeFromInventory',
    (dice, known) => ({
      itemId: anItem(dice),
      amount: amount(dice),
      ...(dice.happens(50) && aProject(dice, known) && { lower: aProject(dice, known) }),
    }),
  ],
  ['removeFromInventory', (dice) => ({ itemId: anItem(dice) })],
  ['reserveInventory', (dice) => ({ itemId: anItem(dice), amount: 1 + dice.roll(8) })],
  ['releaseInventory', (dice) => ({ itemId: anItem(dice), amount: 1 + dice.roll(8) })],
  ['recordCraft', recordCraft],
  ['recordCraft', recordCraft],
  ['recordCraft', recordCraft],
  [
    'handOver',
    (dice, { tables }) => {
      const from = oneOf(dice, tables.allotments)
      const to = dice.pick(['kept', 'out', ...tables.projects.map(({ id }) => id)])
      return from && { itemId: from.itemId, from: from.projectId, amount: 1 + dice.roll(from.amount), to }
    },
  ],
  [
    'revertEntry',
    (dice, { entries }) => {
      // An entry that took another one back cannot be taken back itself.
      const entry = oneOf(
        dice,
        entries.filter(({ kind }) => kind !== 'reverted'),
      )
      return entry && { act: entry.act, line: entry.line }
    },
  ],
  [
    'createProject',
    (dice) => ({
      name: `Project ${dice.roll(1000)}`,
      priority: dice.pick(['low', 'medium', 'high']),
      items: [{ itemId: dice.pick(ids.slice(0, 5)), quantity: 1 + dice.roll(5) }],
    }),
  ],
  ['updateProject', ofProject((dice) => ({ priority: dice.pick(['low', 'medium', 'high']) }))],
  ['updateProject', ofProject((dice) => ({ position: dice.roll(4) }))],
  [
    'updateProject',
    ofProject((dice) => ({ status: dice.pick(['not_started', 'in_progress', 'completed']) })),
  ],
  [
    'addProjectItem',
    ofProject((dice) => ({ itemId: dice.pick(ids.slice(0, 5)), quantity: 1 + dice.roll(5) })),
  ],
  [
    'updateProjectItem',
    (dice, { tables }) => {
      const row = oneOf(dice, tables.projectItems)
      return row && { projectId: row.projectId, projectItemId: row.id, quantity: 1 + dice.roll(9) }
    },
  ],
  [
    'removeProjectItem',
    (dice, { tables }) => {
      const row = oneOf(dice, tables.projectItems)
      return row && { projectId: row.projectId, projectItemId: row.id }
    },
  ],
  [
    'restoreProjectItem',
    (dice, { tables }) => {
      const row = oneOf(dice, tables.projectItems)
      if (!row) return null
      const { projectId, ...item } = row
      return { projectId, item: dice.happens(50) ? item : { ...item, id: randomUUID() } }
    },
  ],
  [
    'setProjectWays',
    ofProject((dice) => ({ ways: { plank: dice.pick([0, 1, 'gather', 'elsewhere', null]) } })),
  ],
  ['regenerateTasks', ofProject(() => ({}))],
  ['undoRegeneration', undoRegeneration],
  ['archiveProject', ofProject((dice) => ({ stock: dice.pick(['used', 'stays']) }))],
  ['unarchiveProject', ofEnded],
  ['deleteProject', ofProject(() => ({}))],
  // Seldom forced: afterwards there is little left to act on.
  ['deleteAllProjects', (dice) => ({ force: dice.happens(5) })],
  ['restoreProject', ofEnded],
  ['createTask', ofProject((dice) => ({ title: 'By hand', itemId: anItem(dice), amount: 1 + dice.roll(9) }))],
  ['updateTaskStatus', ofTask((dice) => ({ status: dice.pick(['pending', 'in_progress', 'completed']) }))],
  ['completeTask', ofTask((dice) => ({ amount: 1 + dice.roll(9) }))],
  ['deleteTask', ofTask(() => ({}))],
  ['claimTask', ofTask(() => ({}))],
  ['unclaimTask', ofTask(() => ({}))],
  [
    'assignTask',
    (dice, { tables }) => {
      const task = oneOf(dice, tables.tasks)
      const people = tables.members.filter(() => dice.happens(20)).map(({ userId }) => userId)
      return task && { taskId: task.id, assignedTo: people }
    },
  ],
  ['restoreTask', ofTask(() => ({}))],
  [
    'assignTasks',
    (dice, { tables }) => {
      const tasks = tables.tasks.filter(() => dice.happens(10)).slice(0, 5)
      const somebody = dice.pick(tables.members).userId
      return tasks.length === 0
        ? null
        : { tasks: tasks.map(({ id }) => ({ taskId: id, assignedTo: somebody })) }
    },
  ],
  [
    'setProjectPlayers',
    ofProject((dice, { tables }) => ({
      players: tables.members.filter(() => dice.happens(30)).map(({ userId }) => userId),
    })),
  ],
  ['setStandingOrder', (dice) => ({ itemId: anItem(dice), atLeast: 1 + dice.roll(20) })],
  [
    'endStandingOrder',
    (dice, { tables }) => {
      const order = oneOf(dice, tables.standingOrders)
      return order && { itemId: order.itemId }
    },
  ],
  ['refreshTaskProgressFromInventory', () => ({})],
  ...contributionMakers,
]

/** Takes the last regeneration of a project back, without sending any of its former tasks along. */
function undoRegeneration(dice: Dice, { tables }: Known): Input | null {
  const project = oneOf(
    dice,
    tables.projects.filter(({ generation }) => generation > 0),
  )
  return project && { projectId: project.id, generation: project.generation, tasks: [] }
}

/** Every act that is sent, by name. */
export const sentNames: readonly LedgerActName[] = [...new Set(makers.map(([name]) => name))]

function recordCraft(dice: Dice, known: Known): Input {
  const crafts = 1 + dice.roll(4)
  const projectId = dice.happens(70) ? aProject(dice, known) : null
  const item = dice.pick(proofItems.filter(({ recipes }) => recipes.length > 0))
  const recipeIndex = dice.roll(item.recipes.length)
  const most = item.recipes[recipeIndex]!.outputQuantity * crafts
  return {
    itemId: item.id,
    recipeIndex,
    crafts,
    amount: dice.roll(most + 1),
    ...(projectId && { projectId }),
  }
}

/** A random act about what is there, with an id of its own. */
export function nextAct(dice: Dice, known: Known, from: Makers = makers): SentAct {
  const [name, make] = dice.pick(from)
  const input = make(dice, known)
  return input ? { name, input, id: randomUUID() } : nextAct(dice, known, from)
}
