import { randomUUID } from 'node:crypto'
import type { Snapshot } from '#domain/settlement/tables'
import { answerOf, type Somebody } from '../support/settlements.ts'

/** The ids of what a settlement's stock and projects have for attempts. */
export type LedgerWorld = {
  readonly storageId: string
  /** The first project: it holds 6 Logs, and misses 10. */
  readonly projectId: string
  readonly projectItemId: string
  /** Another project: it misses 5 Logs. */
  readonly otherProjectId: string
  readonly archivedProjectId: string
  /** The progress link of the first project. */
  readonly progressLinkId: string
  readonly progressCode: string
  readonly deletedProjectId: string
  /** A task of the first project that asks for Logs. */
  readonly taskId: string
  readonly deletedTaskId: string
  /** A task of the other project that asks for Logs. */
  readonly errandId: string
  /** A template of a project; the next one was deleted. */
  readonly templateId: string
  readonly deletedTemplateId: string
  /** An act that added 3 Planks, all of them free. */
  readonly actId: string
  /** The version of the catalogue that the settlement counts with. */
  readonly catalogue: string
}

const [log, plank] = ['1', '2']

/** A stock of three Planks, and Logs that one of two projects holds; with them what was archived or deleted. */
export async function buildLedger(owner: Somebody, settlementId: string): Promise<LedgerWorld> {
  const act = <Row = { readonly id: string }>(name: string, input: object) =>
    answerOf(owner.ask<Row>(name, { settlementId, ...input }))
  const project = async (name: string, quantity: number) =>
    (await act('createProject', { name, items: [{ itemId: log, quantity }] })).id
  const storageId = (await act('addStorage', { name: 'Barn' })).id
  const archivedProjectId = await project('Raft', 1)
  await act('archiveProject', { projectId: archivedProjectId, stock: 'stays' })
  const deletedProjectId = await project('Shed', 1)
  await act('deleteProject', { projectId: deletedProjectId })
  const projectId = await project('Town Hall', 16)
  const otherProjectId = await project('Bridge', 5)
  await act('addItemsToInventory', { items: [{ itemId: log, quantity: 6 }], projectId })
  const actId = randomUUID()
  await act('addItemsToInventory', { items: [{ itemId: plank, quantity: 3 }], operationId: actId })
  await act('setStandingOrder', { itemId: log, atLeast: 4 })
  const { id: deletedTaskId } = await act('createTask', { title: 'Scout the coast', projectId })
  await act('deleteTask', { taskId: deletedTaskId })
  const saveTemplate = async (name: string) =>
    (await act('createProjectTemplate', { projectId: otherProjectId, name })).id
  const [templateId, deletedTemplateId] = [await saveTemplate('Bridge'), await saveTemplate('Jetty')]
  await act('deleteTemplate', { templateId: deletedTemplateId })
  type Link = { readonly id: string; readonly code: string }
  const progressLink = await act<Link>('makeProgressLink', { projectId, showsNames: false })
  const { tables } = await act<Snapshot>('getSettlement', {})
  const ofProject = <Row extends { readonly projectId: string | null }>(
    rows: readonly Row[],
    of = projectId,
  ) => rows.find((row) => row.projectId === of)!
  return {
    storageId,
    projectId,
    projectItemId: ofProject(tables.projectItems).id,
    otherProjectId,
    archivedProjectId,
    progressLinkId: progressLink.id,
    progressCode: progressLink.code,
    deletedProjectId,
    taskId: ofProject(tables.tasks.filter(({ deletedAt }) => deletedAt === null)).id,
    deletedTaskId,
    errandId: ofProject(tables.tasks, otherProjectId).id,
    templateId,
    deletedTemplateId,
    actId,
    catalogue: tables.settlements[0]!.catalogue!,
  }
}
