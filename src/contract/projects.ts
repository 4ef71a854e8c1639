import * as z from 'zod'
import type { ProjectFacts } from '#domain/settlement/acts/project-facts'
import { priorities, projectStatuses } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { actInput, done, numberedBy, ofProject, settlementId } from './act-input.ts'
import { amount, longText, people, recipeIndex, shortText, storedNumber } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, project, projectItem, way, ways } from './tables.ts'

const name = shortText('Please give the project a name.')
const priority = z.enum(priorities)
const ofItem = { ...ofProject, projectItemId: z.uuid() }
const askedItem = { itemId, quantity: amount, recipeIndex: recipeIndex.optional() }

const createProject = procedure(
  'createProject',
  'Creates a project. With items, its tasks are made and what it needs is reserved at once; one made of a single item is called after it if it is given no name.',
)
  .input(
    z.strictObject({
      ...actInput,
      ...numberedBy,
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
  'Adds an item to a project, with the ways chosen for what it takes, and makes the tasks for it; the same item by the same recipe is added up.',
)
  .input(z.strictObject({ ...ofProject, ...numberedBy, ...askedItem, ways: ways.optional() }))
  .output(projectItem)

const updateProjectItem = procedure('updateProjectItem', 'Changes how much of an item a project is to have.')
  .input(z.strictObject({ ...ofItem, quantity: amount }))
  .output(projectItem)

const removeProjectItem = procedure('removeProjectItem', 'Takes an item off a project; its tasks follow.')
  .input(z.strictObject(ofItem))
  .output(done)

const restoreProjectItem = procedure(
  'restoreProjectItem',
  'Puts an item back that was taken off a project, with the pieces that are finished of it by entries.',
)
  .input(
    z.strictObject({
      ...ofProject,
      ...numberedBy,
      item: z.strictObject({
        id: z.uuid(),
        ...askedItem,
        recipeIndex,
        finished: z.int().min(0).max(ledgerLimits.amount),
        addedAt: z.iso.datetime(),
      }),
    }),
  )
  .output(projectItem)

const setProjectWays = procedure(
  'setProjectWays',
  'Says how a project obtains some items: by which recipe, by gathering, or elsewhere; null for the catalogue’s own way.',
)
  .input(z.strictObject({ ...ofProject, ...numberedBy, ways: z.record(itemId, way.nullable()) }))
  .output(project)

const setProjectPlayers = procedure(
  'setProjectPlayers',
  'Sets who takes part in a project: members by user id, named players by their id.',
)
  .input(z.strictObject({ ...ofProject, players: people }))
  .output(z.strictObject({ players: z.array(z.uuid()) }))

const getProjectsBySettlement = procedure(
  'getProjectsBySettlement',
  'The projects of a settlement that are neither archived nor deleted, newest first; or only those of one owner.',
)
  .input(z.strictObject({ settlementId, ownerNo: storedNumber.optional() }))
  .output(z.array(z.strictObject({ ...project.shape, items: z.array(projectItem) })))

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
  restoreProjectItem,
  setProjectWays,
  setProjectPlayers,
  getProjectsBySettlement,
}
