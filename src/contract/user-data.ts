import * as z from 'zod'
import { catalogueVersion } from './catalogue-version.ts'
import { procedure } from './procedure.ts'
import { operation } from './sent-operations.ts'
import { largest, userDataState, userDocument, version } from './user-document.ts'

const clientId = z.uuid()

const loadUserData = procedure('loadUserData', 'The caller’s own data.')
  .input(
    z.strictObject({
      /** false leaves the personal settlement out, for who reads it with `getSettlement`. */
      settlement: z.boolean().default(true),
    }),
  )
  .output(userDataState)

/**
 * Operations are applied once per (clientId, seq). The same request again gets the same response; a gap is refused with
 * CONFLICT on `seq` (the message names the expected number), other content under a known number with INVALID on `seq`. A
 * refused batch does not use up its number. `baseVersion` is the version on which the operations were made, not the latest
 * one known when they are sent. `document` is the merged document if another client has changed it since, else null.
 *
 * `catalogue` is the version by which the recipes of `operations` are numbered; a client that says none is taken to mean the document's.
 * The batch is refused with CONFLICT on `catalogue` where the document numbers recipes by another version, or where the batch moves it to
 * another catalogue and another client has changed it since `baseVersion`. The client then follows its operations to the document's
 * catalogue and sends them again under the same number.
 */
const saveUserData = procedure('saveUserData', 'Applies changes to the caller’s own data.')
  .input(
    z.strictObject({
      clientId,
      seq: z.int().min(1).max(largest),
      baseVersion: version,
      operations: z
        .array(operation)
        .min(1)
        .max(2_000)
        .refine(
          (all) => all.length === 1 || all.every(({ op }) => op !== 'catalogue.move'),
          'A move to another catalogue is a batch of its own.',
        ),
      catalogue: catalogueVersion.optional(),
    }),
  )
  .output(
    z.strictObject({
      version: z.int().min(1),
      lastUpdated: z.iso.datetime().nullable(),
      document: userDocument.nullable(),
      /** As in `loadUserData`. */
      catalogue: z.string().nullable(),
    }),
  )

/** The connectivity test (SAVE-5). The user's own data is not touched. */
const testDatabaseConnection = procedure('testDatabaseConnection', 'Writes a test record and reads it back.')
  .input(z.strictObject({}))
  .output(z.strictObject({ ok: z.literal(true) }))

export const userDataContract = {
  loadUserData,
  saveUserData,
  testDatabaseConnection,
}
