import type { BuildList } from '#domain/build-list/build-list'
import type { Catalog } from '#domain/catalog/catalog'
import type { Choices } from '#domain/crafting/choice'
import { inOrder } from '#domain/planning/project-order'
import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText as text } from '../messages/projects-text.ts'
import { settlementDataText } from '../messages/settlement-data-text.ts'
import { calculatorStore } from '../state/calculator.ts'
import { followReading } from '../state/follow-plan.ts'
import { planCatalogVersion } from '../state/plan-storage.ts'
import { act } from './act.ts'
import { wayBackToTasks } from './former-tasks.ts'
import { projectOfPlan } from './project-of-plan.ts'
import { endOffer, heldNow, say, sayFailure } from './settlement-store.ts'

/** Creates a project; the form says what failed. */
export function createProject(settlementId: string, project: EveryActInput<'createProject'>) {
  return act(settlementId, 'createProject', project)
}

/** Changes a project; the form says what failed. */
export function updateProject(settlementId: string, edit: EveryActInput<'updateProject'>) {
  return act(settlementId, 'updateProject', edit)
}

/** Changes a project from a control that has no place for a sentence: the page says at the top what failed. */
export async function setProject(settlementId: string, edit: EveryActInput<'updateProject'>): Promise<void> {
  const isMoved = edit.position !== undefined
  sayFailure(await updateProject(settlementId, edit), isMoved ? text.failed.move : text.failed.update)
}

/** Sets who takes part in a project; the form says what failed. */
export function setProjectPlayers(settlementId: string, projectId: string, players: readonly string[]) {
  return act(settlementId, 'setProjectPlayers', { projectId, players })
}

/** Deletes a project, and offers the way back (PRJ-1, BEY-6). */
export async function deleteProject(settlementId: string, { id, name }: Pick<Project, 'id' | 'name'>) {
  const outcome = await act(settlementId, 'deleteProject', { projectId: id })
  if (outcome.done)
    say({
      kind: 'quiet',
      text: text.deleted(name),
      way: { label: text.undo, go: () => void restoreProject(settlementId, { id, name }, 'deleted') },
      about: id,
    })
  return outcome
}

/** Deletes all projects, and offers the way back (SAVE-6, BEY-6). */
export async function deleteAllProjects(settlementId: string) {
  const projects = [...(heldNow(settlementId)?.shown.projects.values() ?? [])]
  // Without `force` the act is refused; `AllProjectsSection` holds back the first press instead.
  const outcome = await act(settlementId, 'deleteAllProjects', { force: true })
  if (outcome.done)
    say({
      kind: 'quiet',
      text: settlementDataText.allProjects.deleted(projects.length),
      way: { label: text.undo, go: () => void restoreAll(settlementId, projects) },
    })
  return outcome
}

/** Restores projects in the order in which they were served. */
async function restoreAll(settlementId: string, projects: readonly Project[]): Promise<void> {
  for (const project of inOrder(projects)) await restoreProject(settlementId, project, 'deleted')
}

/** Archives a project: what it holds was used in the game, or stays; offers the way back where nothing left the stock. */
export async function archiveProject(
  settlementId: string,
  { id, name }: Pick<Project, 'id' | 'name'>,
  stock: 'used' | 'stays',
) {
  const outcome = await act(settlementId, 'archiveProject', { projectId: id, stock })
  if (outcome.done)
    say({
      kind: 'quiet',
      text: text.archived(name),
      ...(stock === 'stays' && {
        way: { label: text.undo, go: () => void restoreProject(settlementId, { id, name }, 'stays') },
        about: id,
      }),
    })
  return outcome
}

/** Brings an archived or deleted project back, and says so. */
export async function restoreProject(
  settlementId: string,
  { id, name }: Pick<Project, 'id' | 'name'>,
  ending: 'used' | 'stays' | 'deleted',
): Promise<void> {
  const procedure = ending === 'deleted' ? 'restoreProject' : 'unarchiveProject'
  const outcome = await act(settlementId, procedure, { projectId: id })
  sayFailure(outcome, text.failed.restore)
  if (!outcome.done) return
  endOffer(id)
  say({ kind: 'done', text: text.restored(name) })
}

/** Regenerates the tasks of a project, and offers to bring the former ones back (BEY-6). */
export async function regenerateTasks(settlementId: string, { id, name }: Pick<Project, 'id' | 'name'>) {
  const back = wayBackToTasks(settlementId, id)
  const outcome = await act(settlementId, 'regenerateTasks', { projectId: id })
  if (outcome.done) {
    const words = text.dialogs.regenerate
    const { reply } = outcome
    // There is no reply while the act still waits for the server.
    const sentence = !reply ? words.sent : reply.reserved ? words.reserved : words.notReserved
    const go = () => void bringTasksBack(settlementId, back!, name)
    say({ kind: 'alert', text: sentence(name), ...(back && { way: { label: text.undo, go } }) })
  }
  return outcome
}

async function bringTasksBack(
  settlementId: string,
  back: EveryActInput<'undoRegeneration'>,
  name: string,
): Promise<void> {
  const outcome = await act(settlementId, 'undoRegeneration', back)
  if (outcome.done) say({ kind: 'done', text: text.dialogs.regenerate.undone(name) })
  else sayFailure(outcome, text.failed.undoRegeneration)
}

/** What a project is made of: a queue and its ways, by the recipes of the catalogue that the settlement counts with. */
type Plan = {
  readonly buildList: BuildList
  readonly choices: Choices
  /** Names of items whose chosen recipes may be other recipes in that catalogue (BEY-14). */
  readonly unsure: readonly string[]
}

/** Makes a project of the calculator's queue, by the ways that are chosen there (PRJ-1). */
export async function createFromQueue(settlementId: string, catalog: Catalog, name: string): Promise<void> {
  const plan = await followReading(catalog, calculatorStore.getState(), planCatalogVersion())
  const outcome = await createProject(settlementId, projectOfPlan(name, plan, catalog))
  sayFailure(outcome, text.failed.create)
  if (outcome.done) sayMade(text.createFrom.done(name), plan)
}

/** Makes a project of what a calculator's link carries (PRJ-1); the form says what failed. */
export async function createFromLink(settlementId: string, catalog: Catalog, plan: Plan, name: string) {
  const outcome = await createProject(settlementId, projectOfPlan(name, plan, catalog))
  if (outcome.done) sayMade(text.createFrom.link.done(name), plan)
  return outcome
}

function sayMade(done: string, { unsure }: Plan): void {
  if (unsure.length === 0) say({ kind: 'done', text: done })
  else say({ kind: 'alert', text: done, reason: text.createFrom.unsure(unsure) })
}
