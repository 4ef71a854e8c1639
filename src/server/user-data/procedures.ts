import type { PersonalSettlement } from '#domain/user-data/user-document'
import { signedIn } from '../access/signed-in.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { now } from '../configuration/clock.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'
import { restoreVersion, saveUserData as save, testWriting } from './commands.ts'
import { findPersonal } from './personal.ts'
import { findUserData, findVersion, listVersions } from './queries.ts'
import {
  contractDocument,
  isoTimeOrNull,
  supersededValuesIn,
  userDataState,
  userDataVersion,
} from './rows.ts'
import { listSuperseded } from './superseded.ts'

/** Called each time a document was loaded, with the settlement that an earlier release stored in it. */
export type WhenLoaded = (
  context: CallContext & { readonly caller: Caller },
  stored: PersonalSettlement,
) => Promise<void>

function loadUserDataOf(keeper: LedgerKeeper, whenLoaded: WhenLoaded) {
  return signedIn.loadUserData.handler(async ({ input, context }) => {
    const { database, caller } = context
    const saved = await findUserData(database, caller.userId)
    // What fails there is tried again at the next load.
    context.whenAnswered(() => void whenLoaded(context, saved.document.settlement).catch(() => {}))
    const personal = input.settlement ? await findPersonal(database, keeper, caller.userId) : null
    return userDataState(
      personal ? { ...saved, document: { ...saved.document, settlement: personal } } : saved,
    )
  })
}

const saveUserData = signedIn.saveUserData.handler(
  async ({ input, context: { database, publish, caller } }) => {
    const { userId } = caller
    const answer = await database.transaction((tx) => save(tx, { ...input, userId, at: now() }))
    publish([{ kind: 'document', userId, version: answer.version }])
    return {
      version: answer.version,
      lastUpdated: isoTimeOrNull(answer.lastUpdated),
      document: answer.document && contractDocument(answer.document),
      catalogue: answer.catalogue,
    }
  },
)

const listUserDataVersions = signedIn.listUserDataVersions.handler(
  async ({ context: { database, caller } }) =>
    (await listVersions(database, caller.userId)).map(userDataVersion),
)

const getUserDataVersion = signedIn.getUserDataVersion.handler(
  async ({ input: { version }, context: { database, caller } }) => {
    const found = await findVersion(database, { userId: caller.userId, version })
    if (!found) throw refusal('no-saved-state')
    return userDataState(found)
  },
)

const restoreUserDataVersion = signedIn.restoreUserDataVersion.handler(
  async ({ input: { version }, context: { database, publish, caller } }) => {
    const { userId } = caller
    const restored = await database.transaction(async (tx) => {
      const found = await restoreVersion(tx, { userId, version, at: now() })
      if (!found) throw refusal('no-saved-state')
      return found
    })
    publish([{ kind: 'document', userId, version: restored.version }])
    return userDataState(restored)
  },
)

const listSupersededValues = signedIn.listSupersededValues.handler(
  async ({ context: { database, caller } }) =>
    (await listSuperseded(database, caller.userId)).flatMap(supersededValuesIn),
)

const testDatabaseConnection = signedIn.testDatabaseConnection.handler(
  async ({ context: { database, caller } }) => {
    const isRead = await database.transaction((tx) => testWriting(tx, caller.userId))
    if (!isRead) throw new Error('the database did not give back what was written')
    return { ok: true as const }
  },
)

export function userDataProcedures(keeper: LedgerKeeper, whenLoaded: WhenLoaded) {
  return {
    loadUserData: loadUserDataOf(keeper, whenLoaded),
    saveUserData,
    listUserDataVersions,
    getUserDataVersion,
    restoreUserDataVersion,
    listSupersededValues,
    testDatabaseConnection,
  }
}
