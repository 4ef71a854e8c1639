import { canBeStock, type Item } from '#domain/catalog/item'
import type { Ask } from '../seed/fill-stock.ts'
import { signedInAs } from '../seed/signed-in.ts'
import { itemsForTasks } from './items-for-tasks.ts'

/** With 2,000 tasks, this is the settlement whose page decision 34 measures. */
const wanted = { members: 100, kinds: 1_000, projects: 50 }
/** Rows sent with one request; the server takes at most 500. */
const inOneAct = 250

/** Somebody who is signed in, and their requests. */
export type SignedIn = {
  readonly userId: string
  readonly cookies: string
  readonly ask: Ask
}

export type LargeSettlement = {
  readonly owner: SignedIn
  readonly other: SignedIn
  readonly settlementId: string
  /** A task that nobody is assigned to; its row is in sight once its title is searched for. */
  readonly errand: { readonly taskId: string; readonly title: string }
  /** How many members, projects, tasks and kinds of stock it has, in words. */
  readonly size: string
}

type Tables = {
  readonly members: readonly unknown[]
  readonly projects: readonly { readonly id: string }[]
  readonly stock: readonly unknown[]
  readonly tasks: readonly { readonly id: string }[]
}

/** Fills a settlement through the API as people would: members who join, projects that make tasks, stock, tasks that are dealt out. */
export async function fillLargeSettlement(
  origin: string,
  items: readonly Item[],
  tasks: number,
): Promise<LargeSettlement> {
  const owner = await signedIn(origin, 'Owner')
  const { id: settlementId } = await owner.ask<{ id: string }>('createSettlement', { name: 'Large' })
  // `maxUses: 0`: the link can be used as often as wanted.
  const invitation = { settlementId, role: 'contributor', maxUses: 0 }
  const { inviteCode } = await owner.ask<{ inviteCode: string }>('createSettlementInviteLink', invitation)
  const members: SignedIn[] = []
  for (let i = 1; i < wanted.members; i++) {
    const member = await signedIn(origin, `Member ${i}`)
    await member.ask('useSettlementInviteLink', { inviteCode })
    members.push(member)
  }
  await fillStock(owner, settlementId, items)
  await createProjects(owner, settlementId, { items, tasks: Math.floor(tasks / wanted.projects) })
  const title = 'Mend the gate'
  const { id: taskId } = await owner.ask<{ id: string }>('createTask', { settlementId, title })
  const { tables } = await owner.ask<{ tables: Tables }>('getSettlement', { settlementId })
  // Where the projects made fewer tasks than wanted, the others are made by hand, for each project in turn.
  for (let i = 0; i < tasks - tables.tasks.length; i++) {
    const { id: projectId } = tables.projects[i % tables.projects.length]!
    await owner.ask('createTask', { settlementId, title: `Errand ${i}`, projectId })
  }
  const dealt = tables.tasks.filter(({ id }) => id !== taskId).slice(0, Math.floor(tasks / 4))
  const assigned = dealt.map(({ id }, i) => ({ taskId: id, assignedTo: members[i % members.length]!.userId }))
  for (let i = 0; i < assigned.length; i += inOneAct)
    await owner.ask('assignTasks', { settlementId, tasks: assigned.slice(i, i + inOneAct) })
  const filled = (await owner.ask<{ tables: Tables }>('getSettlement', { settlementId })).tables
  const count = (name: keyof Tables) => `${filled[name].length} ${name === 'stock' ? 'kinds' : name}`
  const counts = (['members', 'projects', 'tasks', 'stock'] as const).map(count).join(', ')
  const size = `${counts}; ${tasks - tables.tasks.length} of the tasks made by hand`
  return { owner, other: members[0]!, settlementId, errand: { taskId, title }, size }
}

async function fillStock(owner: SignedIn, settlementId: string, items: readonly Item[]): Promise<void> {
  const stockable = items.filter(({ kind }) => canBeStock(kind))
  const kinds = evenlyFrom(stockable, wanted.kinds).map(({ id }, i) => ({
    itemId: id,
    quantity: 1 + ((i * 37) % 500),
  }))
  for (let i = 0; i < kinds.length; i += inOneAct)
    await owner.ask('addItemsToInventory', { settlementId, items: kinds.slice(i, i + inOneAct) })
}

async function createProjects(
  owner: SignedIn,
  settlementId: string,
  { items, tasks }: { readonly items: readonly Item[]; readonly tasks: number },
): Promise<void> {
  const chosen = itemsForTasks(items, { projects: wanted.projects, tasks })
  for (const [i, wantedItems] of chosen.entries())
    await owner.ask('createProject', {
      settlementId,
      name: `Project ${i}`,
      items: wantedItems.map((itemId) => ({ itemId, quantity: 1_000 + i })),
    })
}

/** Takes `count` values of a list, at equal distances. */
function evenlyFrom<Value>(list: readonly Value[], count: number): readonly Value[] {
  const step = Math.max(1, list.length / count)
  return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[Math.floor(i * step)]!)
}

async function signedIn(origin: string, name: string): Promise<SignedIn> {
  const { browser, ask } = await signedInAs(origin, name)
  const { id } = await ask<{ id: string }>('getUser')
  return { userId: id, cookies: browser.cookies(origin), ask }
}
