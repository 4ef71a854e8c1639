import * as z from 'zod'
import { priorities, taskKinds } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { settingRanges } from '#domain/settlement/settings'
import { done, ofProject } from './act-input.ts'
import { longText, namesEachOnce, storedNumber } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId } from './tables.ts'

const regenerateTasks = procedure(
  'regenerateTasks',
  'Regenerates the tasks of a project; answers whether everything it needs is reserved.',
)
  .input(z.strictObject(ofProject))
  .output(z.strictObject({ reserved: z.boolean() }))

/**
 * A task of the project as it was before its tasks were made anew, which is taken back: it is stored again like this. How much it is to make is
 * worked out again; `completed` is what was done of it.
 */
const formerTask = z.strictObject({
  id: z.uuid(),
  itemId,
  kind: z.enum(taskKinds),
  completed: z.int().min(0).max(ledgerLimits.stock),
  completedAt: z.iso.datetime().nullish(),
  description: longText,
  notes: longText,
  due: z.iso.datetime().nullable(),
  priority: z.enum(priorities),
  createdAt: z.iso.datetime(),
  /** Whether it had been deleted by hand: then it comes back as deleted. */
  isDeleted: z.boolean(),
  /**
   * Who was to do it, or has done it. They get it where it was deleted, or where no task for its item is there now; else the people of
   * that task get it.
   */
  people: z
    .array(z.strictObject({ who: z.uuid(), at: z.iso.datetime() }))
    .max(settingRanges.maxAssigneesPerTask.most)
    .optional(),
})

const undoRegeneration = procedure(
  'undoRegeneration',
  'Takes back that the tasks of a project were regenerated: those named are there again. Refused once they were regenerated again.',
)
  .input(
    z.strictObject({
      ...ofProject,
      /** The project's generation that is taken back; refused where the project has another by now. */
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

export const regenerationContract = { regenerateTasks, undoRegeneration }
