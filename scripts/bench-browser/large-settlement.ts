import { canBeStock, type Item } from '#domain/catalog/item'
import type { Ask } from '../seed/fill-stock.ts'
import { signedInAs } from '../seed/signed-in.ts'

/** With 2,000 tasks, as large as budgets are set for (decision 12). */
const wanted = { members: 100, kinds: 1_000 }
/** About so many tasks come from a project. */
const tasksOfProject = 40
const inOneAct = 250

/** Somebody who is signed in, and their requests. */
export type Player = {
  readonly userId: string
  readonly cookies: string
  readonly ask: Ask
}

export type LargeSettlement = {
  readonly owner: Player
  readonly other: Player
  readonly settlementId: string
  /** One of its tasks, which nobody has; its row is in sight once its title is searched for. */
  readonly errand: { readonly taskId: string; readonly title: string }
  /** What it came to, in words. */
  readonly size: string
}

type Tables = {
  readonly members: readonly unknown[]
  readonly projects: readonly unknown[]
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
  const invitation = { settlementId, role: 'contributor', maxUses: 0 }
  const { inviteCode } = await owner.ask<{ inviteCode: string }>('createSettlementInviteLink', invitation)
  const members: Player[] = []
  for (let i = 1; i < wanted.members; i++) {
    const member = await signedIn(origin, `Member ${i}`)
    await member.ask('useSettlementInviteLink', { inviteCode })
    members.push(member)
  }
  await fillStock(owner, settlementId, items)
  await createProjects(owner, { settlementId, count: Math.floor(tasks / tasksOfProject) }, items)
  const { tables } = await owner.ask<{ tables: Tables }>('getSettlement', { settlementId })
  const title = 'Mend the gate'
  const { id: taskId } = await owner.ask<{ id: string }>('createTask', { settlementId, title })
  const missing = tasks - tables.tasks.length - 1
  for (let i = 0; i < missing; i++) await owner.ask('createTask', { settlementId, title: `Errand ${i}` })
  const dealt = tables.tasks.slice(0, Math.floor(tasks / 4))
  const assigned = dealt.map(({ id }, i) => ({ taskId: id, assignedTo: members[i % members.length]!.userId }))
  for (let i = 0; i < assigned.length; i += inOneAct)
    await owner.ask('assignTasks', { settlementId, tasks: assigned.slice(i, i + inOneAct) })
  const filled = (await owner.ask<{ tables: Tables }>('getSettlement', { settlementId })).tables
  const count = (name: keyof Tables) => `${filled[name].length} ${name === 'stock' ? 'kinds' : name}`
  const size = (['members', 'projects', 'tasks', 'stock'] as const).map(count).join(', ')
  return { owner, other: members[0]!, settlementId, errand: { taskId, title }, size }
}

async function fillStock(owner: Player, settlementId: string, items: readonly Item[]): Promise<void> {
  const stockable = items.filter(({ kind }) => canBeStock(kind))
  const kinds = evenlyFrom(stockable, wanted.kinds).map(({ id }, i) => ({
    itemId: id,
    quantity: 1 + ((i * 37) % 500),
  }))
  for (let i = 0; i < kinds.length; i += inOneAct)
    await owner.ask('addItemsToInventory', { settlementId, items: kinds.slice(i, i + inOneAct) })
}

/** So many different items the projects are chosen from, for each of them. */
const candidates = 4

/** Each project wants two or three craftable items of tier 3 and above, evenly from the whole catalogue: about 40 tasks each. */
async function createProjects(
  owner: Player,
  { settlementId, count }: { readonly settlementId: string; readonly count: number },
  items: readonly Item[],
): Promise<void> {
  const craftable = evenlyFrom(
    items.filter(({ recipes, tier, rarity }) => recipes.length > 0 && tier >= 3 && rarity === 1),
    count * candidates,
  )
  for (let i = 0; i < count; i++) {
    const first = i * candidates
    const chosen = craftable.slice(first, first + (i % 3 === 0 ? 3 : 2))
    await owner.ask('createProject', {
      settlementId,
      name: `Project ${i}`,
      items: chosen.map(({ id }) => ({ itemId: id, quantity: 5 + i })),
    })
  }
}

/** So many of a list, at equal distances. */
function evenlyFrom<Value>(list: readonly Value[], count: number): readonly Value[] {
  const step = Math.max(1, list.length / count)
  return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[Math.floor(i * step)]!)
}

async function signedIn(origin: string, name: string): Promise<Player> {
  const { browser, ask } = await signedInAs(origin, name)
  const { id } = await ask<{ id: string }>('getUser')
  return { userId: id, cookies: browser.cookies(origin), ask }
}
