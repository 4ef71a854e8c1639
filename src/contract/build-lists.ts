import * as z from 'zod'
import { catalogueVersion } from './catalogue-version.ts'
import { procedure } from './procedure.ts'
import { isOneLine } from './storable.ts'
import { userDocument } from './user-document.ts'

const id = z.uuid()
const name = z
  .string()
  .trim()
  .min(1, 'Please give it a name.')
  .max(80)
  .refine(isOneLine, 'A name is one line of text.')

/** A build list kept under a name (SAVE-8). */
export const savedBuildList = z.strictObject({
  id,
  name: z.string(),
  entries: userDocument.shape.buildList,
  /** The version by which its recipes are numbered; null where nobody said so when it was saved. */
  catalogue: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SavedBuildList = z.infer<typeof savedBuildList>

const getBuildLists = procedure('getBuildLists', 'The caller’s saved build lists, newest first.')
  .input(z.strictObject({}))
  .output(z.array(savedBuildList))

/** `id` is made by the client: the same id twice makes one list. */
const createBuildList = procedure('createBuildList', 'Saves a build list under a name.')
  .input(
    z.strictObject({
      id,
      name,
      entries: userDocument.shape.buildList.min(1),
      catalogue: catalogueVersion.optional(),
    }),
  )
  .output(savedBuildList)

const renameBuildList = procedure('renameBuildList', 'Gives a saved build list another name.')
  .input(z.strictObject({ id, name }))
  .output(savedBuildList)

const deleteBuildList = procedure('deleteBuildList', 'Deletes a saved build list.')
  .input(z.strictObject({ id }))
  .output(z.strictObject({}))

export const buildListsContract = {
  getBuildLists,
  createBuildList,
  renameBuildList,
  deleteBuildList,
}
