import { applyOperations } from '#domain/user-data/apply-operation'
import type { Operation } from '#domain/user-data/operation'
import { emptyUserDocument, type UserDocument } from '#domain/user-data/user-document'
import type { SyncAnswer, SyncRequest } from './sync-server.ts'

const mostUnderWay = 2

/** A browser: what the server told it, what is on its way there, and what waits to be sent. */
export type Device = {
  readonly clientId: string
  /** What its player sees. */
  readonly shown: () => UserDocument
  readonly act: (operation: Operation) => void
  /** Requests without an answer, oldest first; with `more`, what waits becomes another one where there is room. */
  readonly requests: (more: boolean) => readonly SyncRequest[]
  /** Takes an answer; only the oldest request's counts, any other will be given again. */
  readonly hear: (request: SyncRequest, answer: SyncAnswer) => void
  /** Takes the server's state, as a browser does that is told of a newer version; not while a request is open. */
  readonly catchUp: (state: { readonly version: number; readonly document: UserDocument }) => void
  readonly isDone: () => boolean
  /** What the server told it last. */
  readonly known: () => { readonly version: number; readonly document: UserDocument }
}

export function createDevice(clientId: string): Device {
  let version = 1
  let base = emptyUserDocument
  let seq = 0
  let underWay: readonly SyncRequest[] = []
  let waiting: Operation[] = []
  /**
   * What the first of them was done on: what others did since then it could not mean. On top of a request without an
   * answer, that is what the request was done on.
   */
  let waitingBase = 1
  return {
    clientId,
    shown: () => applyOperations(base, [...underWay.flatMap(({ operations }) => operations), ...waiting]),
    act(operation) {
      if (waiting.length === 0) waitingBase = underWay[0]?.baseVersion ?? version
      waiting.push(operation)
    },
    requests(more) {
      if (more && waiting.length > 0 && underWay.length < mostUnderWay) {
        seq += 1
        underWay = [...underWay, { clientId, seq, baseVersion: waitingBase, operations: waiting }]
        waiting = []
      }
      return underWay
    },
    hear(request, answer) {
      if (underWay[0]?.seq !== request.seq) return
      base = answer.document ?? applyOperations(base, request.operations)
      version = answer.version
      underWay = underWay.slice(1)
    },
    catchUp(state) {
      if (underWay.length > 0) return
      base = state.document
      version = state.version
    },
    isDone: () => underWay.length === 0 && waiting.length === 0,
    known: () => ({ version, document: base }),
  }
}
