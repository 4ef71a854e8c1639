import * as z from 'zod'
import { actInput, done, ofProject, ofSettlement } from './act-input.ts'
import { procedure } from './procedure.ts'
import { project } from './tables.ts'

const archiveProject = procedure(
  'archiveProject',
  'Archives a project. What it holds was used in the game and leaves the stock, or stays in it, free.',
)
  .input(z.strictObject({ ...ofProject, stock: z.enum(['used', 'stays']) }))
  .output(done)

const unarchiveProject = procedure(
  'unarchiveProject',
  'Brings an archived project back; it takes what is free then.',
)
  .input(z.strictObject(ofProject))
  .output(project)

const deleteProject = procedure(
  'deleteProject',
  'Deletes a project with its tasks; it can be restored for 30 days.',
)
  .input(z.strictObject(ofProject))
  .output(done)

const restoreProject = procedure('restoreProject', 'Brings a deleted project back.')
  .input(z.strictObject(ofProject))
  .output(project)

const deleteAllProjects = procedure(
  'deleteAllProjects',
  'Deletes every project with its tasks; refused unless it is forced. Each can be restored for 30 days.',
)
  .input(z.strictObject({ ...actInput, force: z.boolean().optional() }))
  .output(z.strictObject({ deleted: z.int() }))

/** A project that was archived or deleted. */
export const endedProject = z.strictObject({
  ...project.shape,
  ending: z.enum(['used', 'stays', 'deleted']),
  endedAt: z.iso.datetime(),
  /** How many items it asked for, and how many tasks it had. */
  items: z.int(),
  tasks: z.int(),
})

export type EndedProjectRow = z.infer<typeof endedProject>

/** The last project that is known; those after it follow. */
const lastKnown = z.strictObject({ endedAt: z.iso.datetime(), id: z.uuid() })

const getEndedProjects = procedure(
  'getEndedProjects',
  'The archived projects of a settlement, and the deleted ones that can still be restored, latest first, 50 at a time.',
)
  .input(z.strictObject({ ...ofSettlement.shape, before: lastKnown.optional() }))
  .output(z.array(endedProject))

export const projectEndsContract = {
  archiveProject,
  unarchiveProject,
  deleteProject,
  deleteAllProjects,
  restoreProject,
  getEndedProjects,
}
