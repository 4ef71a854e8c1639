import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { type Priority, priorities, type TaskStatus, taskStatuses } from '../settlement/ledger-rows.ts'
import { ledgerLimits, settlementLimits } from '../settlement/limits.ts'
import { uuidV5 } from '../settlement/uuid-v5.ts'
import type { PersonalSettlement } from '../user-data/user-document.ts'

/** An act that takes over a part of a stored settlement; its id follows from the part, so that it is done once. */
export type FormerAct = { readonly id: string } & (
  | { readonly name: 'createProject'; readonly input: FormerProject }
  | { readonly name: 'createTask'; readonly input: FormerTask }
  | {
      readonly name: 'updateTaskStatus'
      readonly input: { readonly taskId: string; readonly status: TaskStatus }
    }
)

type FormerProject = {
  readonly name: string
  readonly description: string
  readonly priority: Priority
  readonly items: readonly {
    readonly itemId: ItemId
    readonly quantity: number
    readonly recipeIndex: number
  }[]
}
type FormerTask = {
  readonly title: string
  readonly description: string
  readonly projectId?: string
  readonly due: null
}

type Part = Readonly<Record<string, unknown>> & { readonly id: string }

/**
 * The acts that make a personal settlement of one that an earlier release stored in the account's document, where programs could leave
 * any fields (SET-9). Projects come with the items that the catalogue knows, from which their tasks follow; tasks without an item
 * come as they were, 'planned' ones as pending.
 */
export function actsOfFormer(
  { projects, tasks }: PersonalSettlement,
  catalog: Catalog,
  userId: string,
): readonly FormerAct[] {
  // Encoded, because `uuidV5` takes ASCII alone and stored ids may have any characters.
  const idOf = (kind: string, id: string) => uuidV5(userId, encodeURIComponent(`${kind} ${id}`))
  const known = new Set(projects.map(({ id }) => id))
  return [
    ...projects.map(
      (project): FormerAct => ({
        id: idOf('project', project.id),
        name: 'createProject',
        input: {
          name: line(project.name ?? project.title, ledgerLimits.nameLength) || 'Project',
          description: cut(textOf(project.description), ledgerLimits.textLength),
          priority: priorities.find((one) => one === project.priority) ?? 'medium',
          items: itemsOf(project, catalog),
        },
      }),
    ),
    ...tasks.filter(isWithoutItem).flatMap((task): FormerAct[] => {
      const id = idOf('task', task.id)
      const projectId = known.has(textOf(task.projectId))
        ? idOf('project', textOf(task.projectId))
        : undefined
      const status = taskStatuses.find((one) => one === task.status) ?? 'pending'
      const input = {
        title: line(task.title ?? task.name, ledgerLimits.titleLength) || 'Task',
        description: cut(textOf(task.description), ledgerLimits.textLength),
        due: null,
        ...(projectId !== undefined && { projectId }),
      }
      const made: FormerAct = { id, name: 'createTask', input }
      if (status === 'pending') return [made]
      return [made, { id: idOf('status', task.id), name: 'updateTaskStatus', input: { taskId: id, status } }]
    }),
  ]
}

/** The name of the stored settlement, in one line; empty where it had none. */
export function formerName({ name }: PersonalSettlement): string {
  return line(name, settlementLimits.nameLength)
}

function itemsOf({ items }: Part, catalog: Catalog): FormerProject['items'] {
  const listed = Array.isArray(items) ? (items as readonly unknown[]) : []
  return listed.slice(0, ledgerLimits.itemsOfProject).flatMap((item) => {
    const { itemId, targetQuantity, quantity, recipeIndex } = (item ?? {}) as Readonly<
      Record<string, unknown>
    >
    const index = catalog.indexById.get(itemId as ItemId)
    const amount = whole(targetQuantity ?? quantity)
    if (index === undefined || amount < 1) return []
    const { recipes } = catalog.itemAt(index)
    const recipe = whole(recipeIndex)
    return [
      {
        itemId: itemId as ItemId,
        quantity: Math.min(amount, ledgerLimits.amount),
        recipeIndex: recipe < recipes.length ? recipe : 0,
      },
    ]
  })
}

/** Whether a task has no item; tasks that have one follow from the items of their projects. */
function isWithoutItem({ itemId, itemName, metadata }: Part): boolean {
  const more = (metadata ?? {}) as Readonly<Record<string, unknown>>
  return [itemId, itemName, more.itemId, more.itemName].every((one) => textOf(one) === '')
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : ''
}

function line(value: unknown, most: number): string {
  const inOneLine = textOf(value).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
  return cut(inOneLine.trim(), most).trim()
}

/** The first characters of a text; half of a character that JavaScript counts as two is left out, because no database can store it. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
