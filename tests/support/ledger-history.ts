import fc from 'fast-check'
import type { Catalog } from '#domain/catalog/catalog'
import { expectedYield } from '#domain/catalog/expected-yield'
import type { Cause } from '#domain/settlement/cause'
import { type Change, put } from '#domain/settlement/change'
import { type Priority, type Project, priorities, type Way } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'
import { itemId } from './catalog-builder.ts'
import { ledgerItems } from './ledger-catalogs.ts'
import { aHandMadeTask, aProject, aProjectItem, moved } from './ledger-rows.ts'

const projectIds = ['p0', 'p1', 'p2']

/** One thing that people do; its amount is lowered to what the rows allow, and `index` chooses among the rows that fit. */
export type Step = {
  readonly kind: (typeof stepKinds)[number]
  readonly project: string
  readonly item: string
  readonly amount: number
  readonly index: number
}

/** A kind that stands here twice comes twice as often. */
const stepKinds = [
  'items',
  'items',
  'dropItem',
  'order',
  'way',
  'archive',
  'deliver',
  'deliver',
  'deliverFor',
  'takeOut',
  'keepBack',
  'handOver',
  'craft',
  'craft',
  'craft',
  'handTask',
  'changeTask',
  'deleteTask',
  'restoreTask',
  'regenerate',
] as const

export const arbitraryStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  project: fc.constantFrom(...projectIds),
  item: fc.constantFrom(...ledgerItems),
  amount: fc.integer({ min: 1, max: 30 }),
  index: fc.nat({ max: 1000 }),
})

/** The changes of an act before the walk, and what the act was about. */
export type Acted = { readonly changes: readonly Change[]; readonly cause: Cause }

/** What the step changes in these rows; null where it cannot be done. */
export function actOf(catalog: Catalog, rows: Rows, step: Step): Acted | null {
  const project = rows.projects.get(step.project)
  const needs: Cause = { kind: 'needs', projectId: step.project }
  const doing = (changes: readonly Change[], cause: Cause = { kind: 'stock' }): Acted => ({ changes, cause })
  const known = project ?? aProject(step.project, { position: step.index % 3 })
  switch (step.kind) {
    case 'items':
      return doing(
        [
          put('projects', known),
          put(
            'projectItems',
            aProjectItem(known.id, step.item, step.amount, { recipeIndex: step.index % 2 }),
          ),
        ],
        needs,
      )
    case 'dropItem':
      return project ? doing([{ drop: 'projectItems', key: `${project.id}:${step.item}` }], needs) : null
    case 'order':
      return project ? doing([put('projects', { ...project, ...newOrder(step) })]) : null
    case 'way':
      return project ? doing([put('projects', { ...project, ways: newWays(project, step) })], needs) : null
    case 'archive':
      return project ? doing([{ drop: 'projects', key: project.id }]) : null
    case 'deliver':
      return doing(moved(rows, { [step.item]: step.amount }))
    case 'deliverFor':
      return project
        ? doing([
            ...moved(rows, { [step.item]: step.amount }),
            ...allotted(rows, project.id, step.item, step.amount),
          ])
        : null
    case 'takeOut':
    case 'keepBack':
      return stockAct(rows, step)
    case 'handOver':
      return project ? handOver(rows, step) : null
    case 'craft':
      return project ? craft(catalog, rows, project, step) : null
    default:
      return taskAct(rows, known, step, needs)
  }
}

function stockAct(rows: Rows, { kind, amount, index }: Step): Acted | null {
  const row = oneOf([...rows.stock.values()], index)
  if (!row) return null
  const changes =
    kind === 'takeOut'
      ? moved(rows, { [row.itemId]: -Math.min(amount, row.quantity - row.kept) })
      : [put('stock', { ...row, kept: Math.min(amount, row.quantity) })]
  return { changes, cause: { kind: 'stock' } }
}

function handOver(rows: Rows, { project, amount, index }: Step): Acted | null {
  const held = oneOf([...rows.allotments.values()], index)
  if (!held) return null
  const given = Math.min(amount, held.amount)
  return {
    changes: [
      ...allotted(rows, held.projectId, held.itemId, -given),
      ...(held.projectId === project ? [] : allotted(rows, project, held.itemId, given)),
    ],
    cause: { kind: 'stock' },
  }
}

function oneOf<Thing>(things: readonly Thing[], index: number): Thing | undefined {
  return things[index % Math.max(1, things.length)]
}

function newOrder({ amount, index }: Step): { readonly priority: Priority; readonly position: number } {
  return { priority: priorities[amount % 3]!, position: index % 3 }
}

function newWays({ ways }: Project, { item, index }: Step): Project['ways'] {
  const way: readonly (Way | null)[] = [0, 1, 'gather', 'elsewhere', null]
  const { [item]: _, ...rest } = ways
  const chosen = way[index % way.length]!
  return chosen === null ? rest : { ...rest, [item]: chosen }
}

function allotted(rows: Rows, projectId: string, item: string, amount: number): readonly Change[] {
  const key = `${projectId}:${item}`
  const next = (rows.allotments.get(key)?.amount ?? 0) + amount
  if (next === 0) return rows.allotments.has(key) ? [{ drop: 'allotments', key }] : []
  return [put('allotments', { projectId, itemId: itemId(item), amount: next })]
}

/** Some crafts: ingredients from what the project holds, then from what is free; what they give is the project's. */
function craft(catalog: Catalog, rows: Rows, project: Project, { amount, index }: Step): Acted | null {
  const holds = (id: string) => rows.allotments.get(`${project.id}:${id}`)?.amount ?? 0
  const free = (id: string) => {
    const row = rows.stock.get(id)
    return row ? row.quantity - row.reserved : 0
  }
  const possible = ledgerItems.flatMap((item) =>
    catalog.itemAt(catalog.indexById.get(item)!).recipes.flatMap((recipe) => {
      const perCraft = new Map<string, number>()
      for (const { itemId: id, quantity } of [...recipe.ingredients, ...recipe.keptOnFailure]) {
        perCraft.set(id, (perCraft.get(id) ?? 0) + quantity)
      }
      const times = [...perCraft].map(([id, quantity]) => Math.floor((holds(id) + free(id)) / quantity))
      const crafts = Math.min(amount, ...times)
      return crafts > 0 && perCraft.size > 0 ? [{ item, recipe, perCraft, crafts }] : []
    }),
  )
  const chosen = oneOf(possible, index)
  if (!chosen) return null
  const { item, recipe, perCraft, crafts } = chosen
  const { num, den } = expectedYield(recipe)
  // One piece fewer than expected, just as many, or one more.
  const more = (index % 3) - 1
  const given = new Map([[item, Math.floor((crafts * Number(num)) / Number(den)) + more]])
  for (const { itemId: id, quantity } of recipe.byproducts)
    given.set(id, Math.floor(crafts * quantity) + more)
  const balance = new Map([...perCraft].map(([id, quantity]) => [id, -crafts * quantity]))
  for (const [id, quantity] of given) balance.set(id, (balance.get(id) ?? 0) + Math.max(0, quantity))
  return {
    cause: { kind: 'craft', projectId: project.id },
    changes: [
      ...moved(rows, Object.fromEntries(balance)),
      // What the crafts use beyond what the project holds was free, so no project holds less for it.
      ...[...balance].flatMap(([id, quantity]) =>
        allotted(rows, project.id, id, Math.max(quantity, -holds(id))),
      ),
    ],
  }
}

function taskAct(rows: Rows, project: Project, step: Step, needs: Cause): Acted | null {
  const { kind, item, amount, index } = step
  const own = [...rows.tasks.values()].filter(({ projectId }) => projectId === project.id)
  const write = (changes: readonly Change[]): Acted => ({ changes, cause: needs })
  if (kind === 'handTask') {
    const id = `${project.id} by hand ${index % 4}`
    if (rows.tasks.has(id)) return null
    const task = aHandMadeTask(id, { projectId: project.id, itemId: itemId(item), amount })
    return write([put('projects', project), put('tasks', task)])
  }
  if (!rows.projects.has(project.id)) return null
  if (kind === 'regenerate') {
    const old = own.filter(({ generation }) => generation !== null)
    const gone = old.flatMap(({ id }): Change[] => [
      { drop: 'tasks', key: id },
      { drop: 'taskNumbers', key: id },
    ])
    return write([put('projects', { ...project, generation: project.generation + 1 }), ...gone])
  }
  const deleted = kind === 'restoreTask'
  if (kind === 'changeTask') {
    const byHand = own.filter(({ generation, deletedAt }) => generation === null && deletedAt === null)
    const changed = oneOf(byHand, index)
    return changed ? write([put('tasks', { ...changed, amount })]) : null
  }
  const task = oneOf(
    own.filter(({ deletedAt }) => (deletedAt !== null) === deleted),
    index,
  )
  if (!task) return null
  // A task only has to be deleted at some time; that of its making is at hand.
  return write([put('tasks', { ...task, deletedAt: deleted ? null : task.createdAt })])
}
