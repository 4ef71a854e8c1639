import * as z from 'zod'
import { priorities } from '#domain/settlement/ledger-rows'
import { templateLimits } from '#domain/settlement/limits'
import {
  type AssignmentTemplate,
  type ProjectTemplate,
  type TemplateFacts,
  templateKinds,
} from '#domain/settlement/template'
import { actInput, commandInput, ofSettlement } from './act-input.ts'
import { longText, people, shortText } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, project, ways } from './tables.ts'

const { least, usual, most } = templateLimits.tasksPerPlayer
const name = shortText('Please give the template a name.')
const ofTemplate = { ...commandInput, templateId: z.uuid() }

const head = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  createdAt: z.iso.datetime(),
  /** null unless it was deleted; then it can be restored for 30 days. */
  deletedAt: z.iso.datetime().nullable(),
}

const pattern = z.strictObject({
  /** Whether those with the fewest open tasks come first; else the tasks go round in the order of the players. */
  balanceWorkload: z.boolean(),
  /** How many open tasks it leaves somebody with at most. */
  maxTasksPerPlayer: z.int(),
  preferredPlayers: z.array(z.uuid()).readonly(),
})

const assignmentTemplate = z.strictObject({
  ...head,
  pattern,
  /** How many of its preferred players have left the settlement since. */
  formerPlayers: z.int(),
}) satisfies z.ZodType<AssignmentTemplate>

const projectTemplate = z.strictObject({
  ...head,
  outline: z.strictObject({
    priority: z.enum(priorities),
    items: z.array(z.strictObject({ itemId, quantity: z.int(), recipeIndex: z.int() })).readonly(),
    ways,
  }),
}) satisfies z.ZodType<ProjectTemplate, unknown>

const getAssignmentTemplates = procedure(
  'getAssignmentTemplates',
  'The templates by which tasks are dealt out, by name; with them those that were deleted and can be restored.',
)
  .input(ofSettlement)
  .output(z.array(assignmentTemplate))

const createAssignmentTemplate = procedure(
  'createAssignmentTemplate',
  'Saves how tasks are dealt out: to whom, and how many open tasks each has at most.',
)
  .input(
    z.strictObject({
      ...commandInput,
      name,
      description: longText.default(''),
      pattern: z.strictObject({
        balanceWorkload: z.boolean().default(true),
        maxTasksPerPlayer: z
          .int('Please give a whole number.')
          .min(least, `At least ${least} task per player.`)
          .max(most, `At most ${most} tasks per player.`)
          .default(usual),
        preferredPlayers: people.default([]),
      }),
    }),
  )
  .output(assignmentTemplate)

const getProjectTemplates = procedure(
  'getProjectTemplates',
  'The templates that projects are started from, by name; with them those that were deleted and can be restored.',
)
  .input(ofSettlement)
  .output(z.array(projectTemplate))

const createProjectTemplate = procedure(
  'createProjectTemplate',
  'Saves what a project is to have, and how it obtains that, as a template; under the project’s name if it is given none.',
)
  .input(
    z.strictObject({
      ...commandInput,
      projectId: z.uuid(),
      name: name.optional(),
      description: longText.optional(),
    }),
  )
  .output(projectTemplate)

const startProjectFromTemplate = procedure(
  'startProjectFromTemplate',
  'Starts a project with what a template says: its tasks are made and what it needs is reserved at once.',
)
  .input(z.strictObject({ ...actInput, templateId: z.uuid(), name: name.optional() }))
  .output(project)

const deleteTemplate = procedure('deleteTemplate', 'Deletes a template; it can be restored for 30 days.')
  .input(z.strictObject(ofTemplate))
  .output(z.strictObject({}))

const restoreTemplate = procedure('restoreTemplate', 'Brings a deleted template back.')
  .input(z.strictObject(ofTemplate))
  .output(z.strictObject({}))

const named = z.strictObject({ template: z.string() })

export const templateFacts = {
  'template.saved': z.strictObject({ ...named.shape, kind: z.enum(templateKinds) }),
  'template.deleted': named,
  'template.restored': named,
} satisfies { readonly [Kind in keyof TemplateFacts]: z.ZodType<TemplateFacts[Kind]> }

export const templatesContract = {
  getAssignmentTemplates,
  createAssignmentTemplate,
  getProjectTemplates,
  createProjectTemplate,
  startProjectFromTemplate,
  deleteTemplate,
  restoreTemplate,
}
