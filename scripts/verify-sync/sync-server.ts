import { type Batch, mergeOperations, type TrackedDocument } from '#domain/user-data/merge-operations'
import { emptyTrail, isBehind } from '#domain/user-data/trail'
import { emptyUserDocument, type UserDocument } from '#domain/user-data/user-document'
import type { Database } from '#server/db/database'
import { refusalOf } from '#server/rpc/refusal'
import { saveUserData } from '#server/user-data/commands'
import { findUserData } from '#server/user-data/queries'

export type SyncRequest = Batch & { readonly seq: number }

export type SyncAnswer = {
  readonly version: number
  /** null if the sender has it already. */
  readonly document: UserDocument | null
}

/** The server of the devices; `save` gives null for a refusal. */
export type SyncServer = {
  readonly save: (request: SyncRequest) => Promise<SyncAnswer | null>
  readonly load: () => Promise<{ readonly version: number; readonly document: UserDocument }>
}

/** A server in memory, with the rules of the domain. */
export function createMemoryServer(): SyncServer {
  let tracked: TrackedDocument = { document: emptyUserDocument, trail: emptyTrail }
  let version = 1
  const answers = new Map<string, SyncAnswer[]>()
  return {
    load: async () => ({ version, document: tracked.document }),
    async save(request) {
      const given = answers.get(request.clientId) ?? []
      if (request.seq <= given.length) return given[request.seq - 1]!
      if (request.seq > given.length + 1) return null
      const withDocument = isBehind(tracked.trail, request)
      const merged = mergeOperations(tracked, request, version + 1)
      if (merged.refusal) throw new Error(`a batch was refused: ${merged.refusal}`)
      if (merged !== tracked) version += 1
      tracked = merged
      const answer = { version, document: withDocument ? merged.document : null }
      answers.set(request.clientId, [...given, answer])
      return answer
    },
  }
}

/** The real server's command on a real database. */
export function createDatabaseServer(database: Database, userId: string): SyncServer {
  return {
    load: () => findUserData(database, userId),
    save: (request) =>
      database
        .transaction((tx) => saveUserData(tx, { ...request, userId, at: Date.now() }))
        .then(({ version, document }) => ({ version, document }), nullForUnexpectedNumber),
  }
}

/** @throws any other refusal: the devices send nothing that should be refused. */
function nullForUnexpectedNumber(error: unknown): null {
  if (refusalOf(error).reason === 'number-unexpected') return null
  throw error
}
