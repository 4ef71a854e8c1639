import fc from 'fast-check'
import type { Catalog } from '#domain/catalog/catalog'
import { expectedYield } from '#domain/catalog/expected-yield'
import type { Cause } from '#domain/settlement/cause'
import { type Change, put } from '#domain/settlement/change'
import { type Priority, type Project, priorities, type Task, type Way } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'
import { type ItemDraft, itemId, type RecipeDraft } from './catalog-builder.ts'
import { aHandMadeTask, aProject, aProjectItem, aStockRow, moved } from './ledger-rows.ts'

export const ledgerItems = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const projectIds = ['p0', 'p1', 'p2', 'p3']

/** Small catalogues whose amounts stay small: recipes take later items (no circle), or any (circles). */
export function ledgerDrafts({ circles }: { circles: boolean }): fc.Arbitrary<Record<string, ItemDraft>> {
  return fc
    .tuple(
      ...ledgerItems.map((_, i) =>
        fc.array(smallRecipe(circles ? ledgerItems : ledgerItems.slice(i + 1)), { maxLength: 2 }),
      ),
    )
    .map((recipes) => Object.fromEntries(ledgerItems.map((id, i) => [id, { recipes: recipes[i]! }])))
}

function smallRecipe(from: readonly string[]): fc.Arbitrary<RecipeDraft> {
  const ingredients =
    from.length === 0
      ? fc.constant({})
      : fc.dictionary(fc.constantFrom(...from), fc.integer({ min: 1, max: 3 }), { minKeys: 1, maxKeys: 3 })
  const chance = fc.integer({ min: 1, max: 9 }).map((n) => n / 10)
  return fc.oneof(
    fc.record({ from: ingredients, outputQuantity: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ from: ingredients, chances: fc.tuple(chance).map(([p]) => ({ 1: p })) }),
  )
}

/** One thing that people do; its numbers are fitted to the rows it meets. */
export type Step = {
  readonly kind: (typeof stepKinds)[number]
  readonly project: string
  readonly other: string
  readonly item: string
  readonly amount: number
  readonly index: number
}

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
  'handTask',
  'changeTask',
  'deleteTask',
  'restoreTask',
  'regenerate',
] as const

export const arbitraryStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  project: fc.constantFrom(...projectIds),
  other: fc.constantFrom(...projectIds),
  item: fc.constantFrom(...ledgerItems),
  amount: fc.integer({ min: 1, max: 30 }),
  index: fc.nat({ max: 1000 }),
})

/** What an act leaves behind before the walk. */
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

function stockAct(rows: Rows, { kind, item, amount }: Step): Acted | null {
  const row = rows.stock.get(item)
  if (!row) return null
  const changes =
    kind === 'takeOut'
      ? moved(rows, { [item]: -Math.min(amount, row.quantity - row.kept) })
      : [put('stock', { ...row, kept: Math.min(amount, row.quantity) })]
  return { changes, cause: { kind: 'stock' } }
}

function handOver(rows: Rows, { project, other, item, amount }: Step): Acted | null {
  const held = rows.allotments.get(`${other}:${item}`)
  if (!held) return null
  const given = Math.min(amount, held.amount)
  return {
    changes: [
      ...allotted(rows, other, item, -given),
      ...(other === project ? [] : allotted(rows, project, item, given)),
    ],
    cause: { kind: 'stock' },
  }
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
  if (next === 0) return [{ drop: 'allotments', key }]
  return [put('allotments', { projectId, itemId: itemId(item), amount: next })]
}

/** Some crafts: ingredients from what the project holds, then from what is free; the product is the project's. */
function craft(catalog: Catalog, rows: Rows, project: Project, { item, amount, index }: Step): Acted | null {
  const { recipes } = catalog.itemAt(catalog.indexById.get(item)!)
  const recipe = recipes[index % Math.max(1, recipes.length)]
  if (!recipe) return null
  const holds = (id: string) => rows.allotments.get(`${project.id}:${id}`)?.amount ?? 0
  const free = (id: string) => {
    const row = rows.stock.get(id)
    return row ? row.quantity - row.reserved : 0
  }
  const possible = recipe.ingredients.map(({ itemId: id, quantity }) =>
    Math.floor((holds(id) + free(id)) / quantity),
  )
  const crafts = Math.min(amount, ...possible)
  if (crafts <= 0 || recipe.ingredients.some(({ itemId: id }) => id === item)) return null
  const { num, den } = expectedYield(recipe)
  const obtained = Math.floor((crafts * Number(num)) / Number(den)) + (index % 3) - 1
  const used = recipe.ingredients.map(({ itemId: id, quantity }) => [id, quantity * crafts] as const)
  const given = obtained > 0 ? { [item]: obtained } : {}
  return {
    cause: { kind: 'craft', projectId: project.id },
    changes: [
      ...moved(rows, { ...Object.fromEntries(used.map(([id, quantity]) => [id, -quantity])), ...given }),
      ...used.flatMap(([id, quantity]) => allotted(rows, project.id, id, -Math.min(quantity, holds(id)))),
      ...(obtained > 0 ? allotted(rows, project.id, item, obtained) : []),
    ],
  }
}

function taskAct(rows: Rows, project: Project, step: Step, needs: Cause): Acted | null {
  const { kind, item, amount, index } = step
  const own = [...rows.tasks.values()].filter(({ projectId }) => projectId === project.id)
  const one = (tasks: readonly Task[]): Task | undefined => tasks[index % Math.max(1, tasks.length)]
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
  const task = one(own.filter(({ deletedAt }) => (deletedAt !== null) === deleted))
  if (!task) return null
  if (kind === 'changeTask')
    return task.generation === null ? write([put('tasks', { ...task, amount })]) : null
  return write([put('tasks', { ...task, deletedAt: deleted ? null : task.createdAt })])
}

/** Stock of some items from the start. */
export function stockOf(amounts: Readonly<Record<string, number>>): readonly Change[] {
  return Object.entries(amounts).map(([item, quantity]) => put('stock', aStockRow(item, quantity)))
}
