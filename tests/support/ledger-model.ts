import { expectedYield } from '#domain/catalog/expected-yield'
import { addFractions, type Fraction } from '#domain/catalog/fraction'
import type { Item, Recipe } from '#domain/catalog/item'
import type { Cause } from '#domain/settlement/cause'
import type { Project, Task } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'

/**
 * What the walk should come to, worked out slowly and plainly, for catalogues without circles: written from the rules, not from the
 * walk, so that a test can compare the two.
 */
export type ModelResult = {
  readonly allotments: Readonly<Record<string, number>>
  /** "completed/target status" of every task with an item that is not deleted, by project and item or id. */
  readonly tasks: Readonly<Record<string, string>>
}

export function modelWalk(items: readonly Item[], rows: Rows, cause: Cause): ModelResult {
  const projects = [...rows.projects.values()].sort((a, b) => before(servingKey(a), servingKey(b)))
  const held = new Map([...rows.allotments].map(([key, { amount }]) => [key, amount]))
  const wants = new Map(projects.map((project) => [project.id, firstWants(items, rows, project)]))
  const missing = new Map<string, number>()
  for (const item of productsFirst(items)) {
    const key = ({ id }: Project) => `${id}:${item.id}`
    const has = (project: Project) => held.get(key(project)) ?? 0
    const asks = (project: Project) =>
      sum(Object.values(wants.get(project.id)![item.id] ?? {})) +
      sum(handTasks(rows, project, item).map(amountOf))
    const stock = rows.stock.get(item.id) ?? { quantity: 0, kept: 0 }
    const free = () => stock.quantity - stock.kept - sum(projects.map(has))
    // Where more is allotted than there is, the projects that are served last give it up first.
    for (const project of projects.toReversed()) {
      held.set(key(project), has(project) - Math.min(has(project), Math.max(0, -free())))
    }
    // What a project holds beyond its needs becomes free before anybody is served.
    for (const project of projects) held.set(key(project), Math.min(has(project), asks(project)))
    // Each takes what it lacks of the free stock. Its recipes use what it holds before its tasks made by hand do.
    for (const project of projects) {
      const taken = Math.min(asks(project) - has(project), Math.max(0, free()))
      held.set(key(project), has(project) + taken)
      const left = serveRecipes(
        { items, project, wants: wants.get(project.id)!, missing },
        item,
        has(project),
      )
      serveHandTasks(handTasks(rows, project, item), left, missing)
    }
  }
  return { allotments: positive(held), tasks: modelTasks(items, rows, cause, projects, missing) }
}

type Serving = {
  readonly items: readonly Item[]
  readonly project: Project
  readonly wants: Wants
  readonly missing: Map<string, number>
}

/** What the project holds goes to the recipe with the lower index first; what whole crafts give too much is there for the next recipe. */
function serveRecipes({ items, project, wants, missing }: Serving, item: Item, held: number): number {
  let left = held
  /** What the crafts so far give too much. */
  let over: Fraction = { num: 0n, den: 1n }
  let lacksInAll = 0
  for (const [way, amount] of Object.entries(wants[item.id] ?? {}).sort(
    ([a], [b]) => Number(a) - Number(b),
  )) {
    const lacks = amount - Math.min(left, amount)
    left -= amount - lacks
    lacksInAll += lacks
    const toGet = Math.max(0, lacks - Number(over.num / over.den))
    over = addFractions(over, { num: BigInt(toGet - lacks), den: 1n })
    const recipe = item.recipes[Number(way)]
    if (recipe) over = addFractions(over, craft(items, project, wants, recipe, toGet))
  }
  missing.set(`${project.id}:${item.id}`, lacksInAll)
  return left
}

function serveHandTasks(tasks: readonly Task[], held: number, missing: Map<string, number>): void {
  let left = held
  for (const task of tasks) {
    const used = Math.min(left, amountOf(task))
    left -= used
    missing.set(task.id, amountOf(task) - used)
  }
}

/** What a project wants, by item and by recipe index; -1 stands for no recipe: the item is gathered or comes from elsewhere. */
type Wants = Record<string, Record<string, number>>

function firstWants(items: readonly Item[], rows: Rows, project: Project): Wants {
  const wants: Wants = {}
  for (const row of rows.projectItems.values()) {
    if (row.projectId !== project.id) continue
    const item = items.find(({ id }) => id === row.itemId)!
    const way = item.recipes[row.recipeIndex] ? row.recipeIndex : wayOf(item, project)
    want(wants, item.id, way, row.quantity - row.finished)
  }
  return wants
}

function wayOf(item: Item, { ways }: Project): number {
  const way = ways[item.id] ?? 0
  if (typeof way !== 'number' || item.recipes.length === 0) return -1
  return item.recipes[way] ? way : 0
}

function want(wants: Wants, id: string, way: number, amount: number): void {
  wants[id] = { ...wants[id], [way]: (wants[id]?.[way] ?? 0) + amount }
}

/** Asks for the ingredients of that many pieces. @returns what whole crafts give beyond them, for the item's next recipe */
function craft(
  items: readonly Item[],
  project: Project,
  wants: Wants,
  recipe: Recipe,
  toGet: number,
): Fraction {
  const { num, den } = expectedYield(recipe)
  const crafts = (BigInt(toGet) * den + num - 1n) / num
  for (const { itemId, quantity } of recipe.ingredients) {
    if (crafts === 0n) continue
    const item = items.find(({ id }) => id === itemId)!
    want(wants, itemId, wayOf(item, project), Number(crafts) * quantity)
  }
  return addFractions({ num: crafts * num, den }, { num: BigInt(-toGet), den: 1n })
}

function modelTasks(
  items: readonly Item[],
  rows: Rows,
  cause: Cause,
  projects: readonly Project[],
  missing: ReadonlyMap<string, number>,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const project of projects) {
    const changed = cause.kind === 'everything' || ('projectId' in cause && cause.projectId === project.id)
    const write = (name: string, task: Task | undefined, lacks: number, first: readonly [number, number]) => {
      const known = task ? rows.taskNumbers.get(task.id) : undefined
      const [completed, target] = known ? moveOn(known, lacks) : first
      const same = known && known.completed === completed && known.target === target
      const follows = completed >= target ? 'completed' : completed > 0 ? 'in_progress' : 'pending'
      found[`${project.id}:${name}`] = `${completed}/${target} ${same ? known.status : follows}`
    }
    /**
     * The completed amount and the target of a task, now that so much is missing. Where its project's needs have changed, or a craft of
     * that project went badly, what was done stays and the target moves; otherwise what is completed follows the stock.
     */
    const moveOn = ({ completed, target }: { completed: number; target: number }, lacks: number) => {
      if (changed && cause.kind !== 'craft') return [completed, completed + lacks] as const
      if (changed && lacks > target - completed) return [completed, completed + lacks] as const
      const larger = Math.max(target, lacks)
      return [larger - lacks, larger] as const
    }
    for (const item of items) {
      const task = [...rows.tasks.values()].find(
        ({ projectId, itemId, generation }) =>
          projectId === project.id && itemId === item.id && generation === project.generation,
      )
      const lacks = missing.get(`${project.id}:${item.id}`) ?? 0
      if (task ? task.deletedAt === null : lacks > 0) write(item.id, task, lacks, [0, lacks])
      for (const hand of handTasks(rows, project, item)) {
        const still = missing.get(hand.id)!
        write(hand.id, hand, still, [amountOf(hand) - still, amountOf(hand)])
      }
    }
  }
  return found
}

function handTasks(rows: Rows, project: Project, item: Item): readonly Task[] {
  return [...rows.tasks.values()]
    .filter(
      (task) =>
        task.projectId === project.id &&
        task.itemId === item.id &&
        task.generation === null &&
        !task.deletedAt,
    )
    .sort((a, b) => before([a.createdAt, a.id], [b.createdAt, b.id]))
}

/** The items, each after all items that it is an ingredient of. */
function productsFirst(items: readonly Item[]): readonly Item[] {
  const done: Item[] = []
  const visit = (item: Item) => {
    if (done.includes(item)) return
    for (const other of items) {
      const ingredients = other.recipes.flatMap((recipe) => recipe.ingredients)
      if (ingredients.some(({ itemId }) => itemId === item.id)) visit(other)
    }
    done.push(item)
  }
  for (const item of items) visit(item)
  return done
}

function servingKey({ priority, position, createdAt, id }: Project) {
  return [['high', 'medium', 'low'].indexOf(priority), position, createdAt, id]
}

function before(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((part, i) => part !== b[i])
  if (at < 0) return 0
  return a[at]! < b[at]! ? -1 : 1
}

function amountOf({ amount }: Task): number {
  return amount ?? 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function positive(amounts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...amounts].filter(([, amount]) => amount > 0))
}
