import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { SharedProjectData } from '#contract/collaborations'
import type { ShareLink } from '#contract/shared-projects'
import type { Contribution } from '#domain/settlement/contribution'
import type { Snapshot } from '#domain/settlement/tables'
import { callAs } from './settlement-page.ts'

/** Texts that would do something if a page or a spreadsheet took them for more than texts; short, since names are. */
export const hostileTexts = [
  '<img src=/hit onerror=xss()>',
  '"><svg onload=xss()>',
  '<script>xss()</script>',
  '=HYPERLINK("https://evil.test")',
  "javascript:xss()//'-xss()-'",
  '@SUM(1+1)*cmd|x',
] as const

/** A settlement with a hostile text in each of its text fields. */
export type HostilePlace = {
  readonly settlementId: string
  readonly projectId: string
  readonly taskId: string
  readonly contributionId: string
  /** Of the project's progress link. */
  readonly code: string
  /** The fields that took it, by operation. */
  readonly taken: readonly string[]
  /** Those that refused it. */
  readonly refused: readonly string[]
}

/** Fills every text field of a new settlement, as the player whose page it is; what may not be called so keeps its name. */
export async function fillWith(page: Page, text: string): Promise<HostilePlace> {
  const taken: string[] = []
  const refused: string[] = []
  const call = async <Row>(name: string, input: object): Promise<Row> => {
    const answer = await callAs<Row & { readonly code?: string }>(page, name, input)
    const isRefused = typeof answer === 'object' && answer !== null && 'code' in answer
    ;(isRefused ? refused : taken).push(name)
    return answer
  }
  await call('updateUser', { username: text })
  await call('updateUser', { customDisplayName: text })
  await call('updateUser', { preferences: { shareStatistics: true } })
  const { id: settlementId } = await call<{ id: string }>('createSettlement', { name: text })
  // Of several that the player may have by now, the screens are to show this one.
  await callAs(page, 'updateUser', { defaultSettlementId: settlementId })
  const here = <Row>(name: string, input: object) => call<Row>(name, { settlementId, ...input })
  await here('updateSettlement', { description: text })
  const items = [{ itemId: '1', quantity: 30 }]
  const project = { name: text, description: text, items }
  const { id: projectId } = await here<{ id: string }>('createProject', project)
  await here('updateProject', { projectId, notes: text })
  const { code } = await here<{ code: string }>('makeProgressLink', { projectId, showsNames: true })
  await here('createProjectTemplate', { projectId, name: text, description: text })
  await here('createAssignmentTemplate', { name: text, description: text, pattern: {} })
  const { id: storageId } = await here<{ id: string }>('addStorage', { name: text })
  await here('addItemsToInventory', { items: [{ itemId: '2', quantity: 5 }], note: text })
  await here('updateInventoryItem', { itemId: '2', storageId })
  await here('addPlayer', { name: text })
  const { id: handMade } = await here<{ id: string }>('createTask', { title: text, description: text })
  await here('updateTask', { taskId: handMade, notes: text })
  const { tables } = await callAs<Snapshot>(page, 'getSettlement', { settlementId })
  const taskId = tables.tasks.find(({ itemId }) => itemId !== null)!.id
  await here('claimTask', { taskId })
  const deliver = () =>
    here<Contribution>('createTaskContribution', {
      taskId,
      itemsContributed: [{ itemId: '1', quantity: 2 }],
      ...{ notes: text, proofOfWork: text },
    })
  const [approved, rejected, pending] = [await deliver(), await deliver(), await deliver()]
  await here('approveTaskContribution', { contributionId: approved.id, revision: 1 })
  await here('rejectTaskContribution', { contributionId: rejected.id, revision: 1, reason: text })
  const { id: ended } = await here<{ id: string }>('createProject', {
    name: `${text} ${randomUUID().slice(0, 4)}`,
  })
  await here('archiveProject', { projectId: ended, stock: 'stays' })
  const entries = [{ itemId: '1', quantity: 1, recipeIndex: 0 }]
  await call('createBuildList', { id: randomUUID(), name: text, entries })
  return { settlementId, projectId, taskId: handMade, contributionId: pending.id, code, taken, refused }
}

/**
 * Shares the project with somebody outside who has the same text as a name, delivers with it, and is refused with it.
 * @returns the addresses of what they see
 */
export async function shareWith(
  page: Page,
  { settlementId, projectId }: HostilePlace,
  guest: Page,
  text: string,
): Promise<readonly string[]> {
  const { code } = await callAs<ShareLink>(page, 'makeProjectShareLink', { settlementId, projectId })
  // Not the very name of the owner; a longer one is refused, and the guest is called by a number.
  await callAs(guest, 'updateUser', { customDisplayName: `${text} 2` })
  await callAs(guest, 'openPersonalSettlement', {})
  const { id: collaborationId } = await callAs<{ id: string }>(guest, 'useProjectShareLink', { code })
  const { tasks } = await callAs<SharedProjectData>(guest, 'loadCollaborativeProjectData', {
    collaborationId,
  })
  const { id: taskId, metadata } = tasks.find(({ state, metadata: of }) => state !== 'done' && of.itemId)!
  const deliver = () =>
    callAs<{ id: string }>(guest, 'deliverToSharedProject', {
      ...{ collaborationId, taskId, notes: text, proofOfWork: text },
      itemsContributed: [{ itemId: metadata.itemId, quantity: 1 }],
    })
  const [rejected] = [await deliver(), await deliver()]
  const decision = { contributionId: rejected!.id, revision: 1, reason: text }
  await callAs(page, 'rejectTaskContribution', { settlementId, ...decision })
  return ['/settlement/projects', `/settlement/shared/${collaborationId}`, `/settlement/shared#${code}`]
}

/** The addresses of all screens of a settlement, with something opened on those where that is possible. */
export function screensOf({ projectId, taskId, contributionId, code }: HostilePlace): readonly string[] {
  return [
    '/settlement',
    '/settlement/my-tasks',
    '/settlement/settlements',
    '/settlement/projects',
    `/settlement/projects/${projectId}`,
    `/p/${code}`,
    `/settlement/tasks?task=${taskId}`,
    '/settlement/assignments',
    `/settlement/contributions?contribution=${contributionId}`,
    '/settlement/contributions?view=approved',
    '/settlement/contributions?view=rejected',
    '/settlement/contributions?view=leaderboard',
    '/settlement/contributions?view=statistics',
    '/settlement/inventory',
    '/settlement/inventory/history',
    '/settlement/inventory/orders',
    '/settlement/users',
    '/',
  ]
}

/** The cells of a CSV that a spreadsheet would run: they begin like a formula, and are no plain number. */
export function formulasIn(csv: string): readonly string[] {
  const cells = [...csv.replace('\uFEFF', '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)]
  return cells
    .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
    .filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+$/.test(cell))
}
