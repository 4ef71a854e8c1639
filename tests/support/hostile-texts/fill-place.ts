import { randomUUID } from 'node:crypto'
import type { Contribution } from '#domain/settlement/contribution'
import { answerOf, createSettlement, type Somebody } from '../settlements.ts'
import { hostileItem } from './hostile-catalogue.ts'
import type { Pairs } from './pairs.ts'
import { type WriteHostile, writeHostile } from './write-hostile.ts'

/** The rows of a settlement whose fields all hold one text. */
export type HostileRow = {
  readonly text: string
  readonly itemId: string
  readonly projectId: string
  /** The code of the project's progress link. */
  readonly code: string
  readonly taskId: string
  /** The contribution that waits for review. */
  readonly pendingId: string
  /** The contribution that was rejected. */
  readonly rejectedId: string
}

export type HostilePlace = { readonly settlementId: string; readonly rows: readonly HostileRow[] }

type Filling = {
  readonly owner: Somebody
  readonly settlementId: string
  readonly itemId: string
  /** Writes into that settlement. */
  readonly write: WriteHostile
  /** The text for a field. From this call on it counts as written there, so it is called only for what is sent. */
  readonly text: (field: Parameters<Pairs['textFor']>[0]) => string
  /** Every other text is written where something is changed, and not where it is made. */
  readonly isLater: boolean
}
type Made = { readonly id: string }

/** Fills a new settlement: for each text a project, a task, a place and so on, whose fields all hold that text. */
export async function fillPlace(
  owner: Somebody,
  pairs: Pairs,
  texts: readonly string[],
): Promise<HostilePlace> {
  const settlementId = await createSettlement(owner)
  await answerOf(owner.ask('updateUser', { defaultSettlementId: settlementId }))
  // An item that no project asks for, so that some of it can be taken.
  await answerOf(
    owner.ask('addItemsToInventory', { settlementId, items: [{ itemId: '1', quantity: 1_000 }] }),
  )
  const send = writeHostile(owner, pairs)
  const fillings = texts.map(
    (text, at): Filling => ({
      owner,
      settlementId,
      itemId: hostileItem(text),
      isLater: at % 2 === 1,
      write: (procedure, input) => send(procedure, { settlementId, ...input }),
      text: (field) => pairs.textFor(field, text),
    }),
  )
  const rows: HostileRow[] = []
  for (const [at, filling] of fillings.entries()) rows.push(await fillRow(texts[at]!, filling))
  // The stock comes last, so that the history begins with its entries.
  for (const filling of fillings) await makeStock(filling)
  return { settlementId, rows }
}

async function fillRow(text: string, filling: Filling): Promise<HostileRow> {
  const { itemId } = filling
  // The item has this text as its name in the catalogue, so the text counts as written.
  filling.text('item name')
  const { projectId, code } = await makeProject(filling)
  await makeTemplates(projectId, filling)
  const taskId = await makeTask(filling)
  await makeNamed(filling)
  return { text, itemId, projectId, code, taskId, ...(await deliver(projectId, filling)) }
}

async function makeProject({ itemId, write, text, isLater }: Filling) {
  const named = () => ({ name: text('project name'), description: text('project description') })
  const { id: projectId } = await write<Made>('createProject', {
    ...(isLater ? { name: `Project of ${itemId}` } : named()),
    items: [{ itemId, quantity: 30 }],
  })
  await write('updateProject', { projectId, notes: text('project notes'), ...(isLater && named()) })
  const { code } = await write<{ code: string }>('makeProgressLink', { projectId, showsNames: true })
  return { projectId, code }
}

async function makeTemplates(projectId: string, { write, text }: Filling): Promise<void> {
  await write('createProjectTemplate', {
    projectId,
    name: text('project template name'),
    description: text('project template description'),
  })
  await write('createAssignmentTemplate', {
    name: text('assignment template name'),
    description: text('assignment template description'),
    pattern: {},
  })
}

async function makeStock({ itemId, write, text, isLater }: Filling): Promise<void> {
  const name = text('place name')
  const { id: storageId } = await write<Made>('addStorage', { name: isLater ? `Place of ${itemId}` : name })
  if (isLater) await write('renameStorage', { storageId, name })
  const note = text('stock note')
  const items = [{ itemId, quantity: 5 }]
  await write('addItemsToInventory', { items, storageId, ...(!isLater && { note }) })
  if (isLater) await write('takeFromInventory', { itemId: '1', amount: 1, note })
  await write('setStandingOrder', { itemId, atLeast: 90 })
}

async function makeTask({ write, text, isLater }: Filling): Promise<string> {
  const said = () => ({ title: text('task title'), description: text('task description') })
  const { id: taskId } = await write<Made>('createTask', isLater ? { title: 'To be named' } : said())
  await write('updateTask', { taskId, notes: text('task notes'), ...(isLater && said()) })
  return taskId
}

async function makeNamed({ write, text, isLater }: Filling): Promise<void> {
  const name = text('player name')
  const { id: playerId } = await write<Made>('addPlayer', {
    name: isLater ? `Player ${randomUUID().slice(0, 8)}` : name,
  })
  if (isLater) await write('updatePlayer', { playerId, name })
}

async function deliver(projectId: string, { owner, settlementId, itemId, write, text, isLater }: Filling) {
  const tasks = await answerOf(
    owner.ask<{ id: string; itemId: string | null }[]>('getTasksByProject', { settlementId, projectId }),
  )
  const taskId = tasks.find((task) => task.itemId === itemId)!.id
  const about = () => ({ notes: text('delivery notes'), proofOfWork: text('delivery proof') })
  const send = (details: object) =>
    write<Contribution>('createTaskContribution', {
      taskId,
      itemsContributed: [{ itemId, quantity: 2 }],
      ...details,
    })
  const { id: pendingId } = await send(isLater ? {} : about())
  if (isLater) await write('updateTaskContribution', { contributionId: pendingId, ...about() })
  const { id: acceptedId } = await send({})
  await write('approveTaskContribution', { contributionId: acceptedId, revision: 1 })
  const { id: contributionId } = await send({})
  const review = { contributionId, revision: 1, reason: text('review reason') }
  if (isLater) await write('approveTaskContribution', { ...review, accepted: [{ itemId, quantity: 1 }] })
  else await write('rejectTaskContribution', review)
  // Of what is accepted in part, the rest is a contribution of its own.
  const asked = { settlementId, taskId, status: 'rejected' }
  const { contributions } = await answerOf(
    owner.ask<{ contributions: readonly Made[] }>('getTaskContributionsBySettlement', asked),
  )
  return { pendingId, rejectedId: contributions[0]!.id }
}
