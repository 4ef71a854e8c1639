import * as z from 'zod'
import type { ProjectFacts } from '#domain/settlement/acts/project-facts'
import { priorities, projectStatuses, taskKinds } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { actInput, ofSettlement, settlementId } from './act-input.ts'
import {
  amount,
  longText,
  namesEachOnce,
  people,
  recipeIndex,
  shortText,
  storedNumber,
} from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, project, projectItem, way, ways } from './tables.ts'

const done = z.strictObject({})
const name = shortText('Please give the project a name.')
const priority = z.enum(priorities)
const ofProject = { ...actInput, projectId: z.uuid() }
const ofItem = { ...ofProject, projectItemId: z.uuid() }
const askedItem = { itemId, quantity: amount, recipeIndex: recipeIndex.optional() }

const createProject = procedure(
  'createProject',
  'Creates a project. With items, its tasks are made and what it needs is reserved at once; one made of a single item is called after it if it is given no name.',
)
  .input(
    z.strictObject({
      ...actInput,
      name: name.optional(),
      description: longText.optional(),
      items: z.array(z.strictObject(askedItem)).max(ledgerLimits.itemsOfProject).optional(),
      ways: ways.optional(),
      priority: priority.optional(),
    }),
  )
  .output(project)

const updateProject = procedure(
  'updateProject',
  'Changes a project’s name, description, notes, status, priority or place in the order, whichever are given.',
)
  .input(
    z.strictObject({
      ...ofProject,
      name: name.optional(),
      description: longText.optional(),
      notes: longText.optional(),
      status: z.enum(projectStatuses).optional(),
      priority: priority.optional(),
      /** The place among the projects of its priority; 0 is served first. */
      position: z.int().min(0).max(ledgerLimits.projects).optional(),
    }),
  )
  .output(project)

const addProjectItem = procedure(
  'addProjectItem',
  'Adds an item to a project and makes the tasks for it; the same item by the same recipe is added up.',
)
  .input(z.strictObject({ ...ofProject, ...askedItem }))
  .output(projectItem)

const updateProjectItem = procedure('updateProjectItem', 'Changes how much of an item a project is to have.')
  .input(z.strictObject({ ...ofItem, quantity: amount }))
  .output(projectItem)

const removeProjectItem = procedure('removeProjectItem', 'Takes an item off a project; its tasks follow.')
  .input(z.strictObject(ofItem))
  .output(done)

const setProjectWays = procedure(
  'setProjectWays',
  'Says how a project obtains some items: by which recipe, by gathering, or elsewhere; null for the catalogue’s own way.',
)
  .input(z.strictObject({ ...ofProject, ways: z.record(z.string().min(1).max(40), way.nullable()) }))
  .output(project)

const setProjectPlayers = procedure(
  'setProjectPlayers',
  'Sets who takes part in a project: members by user id, named players by their id.',
)
  .input(z.strictObject({ ...ofProject, players: people }))
  .output(z.strictObject({ players: z.array(z.uuid()) }))

const regenerateTasks = procedure(
  'regenerateTasks',
  'Makes the generated tasks of a project anew; answers whether everything it needs is reserved.',
)
  .input(z.strictObject(ofProject))
  .output(z.strictObject({ reserved: z.boolean() }))

const formerTask = z.strictObject({
  id: z.uuid(),
  itemId,
  kind: z.enum(taskKinds),
  completed: z.int().min(0).max(ledgerLimits.stock),
  description: longText,
  notes: longText,
  due: z.iso.datetime().nullable(),
  priority,
  createdAt: z.iso.datetime(),
  isDeleted: z.boolean(),
})

const undoRegeneration = procedure(
  'undoRegeneration',
  'Takes back that the tasks of a project were made anew: those named stand there again. Refused once they were made anew again.',
)
  .input(
    z.strictObject({
      ...ofProject,
      generation: storedNumber,
      tasks: z
        .array(formerTask)
        .max(ledgerLimits.formerTasks)
        .refine(
          namesEachOnce(({ itemId: item }: { readonly itemId: string }) => item),
          'Each item has one such task.',
        ),
    }),
  )
  .output(done)

const archiveProject = procedure(
  'archiveProject',
  'Puts a project away. What it holds was used in the game and leaves the stock, or stays in it, free.',
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

const getProjectsBySettlement = procedure(
  'getProjectsBySettlement',
  'The projects of a settlement that are neither archived nor deleted, newest first; or only those of one owner.',
)
  .input(z.strictObject({ settlementId, ownerNo: storedNumber.optional() }))
  .output(z.array(z.strictObject({ ...project.shape, items: z.array(projectItem) })))

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

const named = z.strictObject({ project: z.string() })
const item = z.strictObject({ ...named.shape, item: z.string(), amount: z.int() })

export const projectFacts = {
  'project.created': named,
  'project.started': z.strictObject({ ...named.shape, template: z.string() }),
  'project.renamed': z.strictObject({ ...named.shape, former: z.string() }),
  'project.described': named,
  'project.status': z.strictObject({ ...named.shape, status: z.enum(projectStatuses) }),
  'project.priority': z.strictObject({ ...named.shape, priority }),
  'project.moved': named,
  'project.players': named,
  'project.itemAdded': item,
  'project.itemChanged': z.strictObject({ ...item.shape, former: z.int() }),
  'project.itemRemoved': item,
  'project.ways': named,
  'project.regenerated': named,
  'project.regenerationUndone': named,
  'project.archived': z.strictObject({ ...named.shape, used: z.boolean() }),
  'project.unarchived': named,
  'project.deleted': named,
  'project.allDeleted': z.strictObject({ projects: z.int() }),
  'project.restored': named,
} satisfies { readonly [Kind in keyof ProjectFacts]: z.ZodType<ProjectFacts[Kind]> }

export const projectsContract = {
  createProject,
  updateProject,
  addProjectItem,
  updateProjectItem,
  removeProjectItem,
  setProjectWays,
  setProjectPlayers,
  regenerateTasks,
  undoRegeneration,
  archiveProject,
  unarchiveProject,
  deleteProject,
  deleteAllProjects,
  restoreProject,
  getProjectsBySettlement,
  getEndedProjects,
}
