import { applyOperations } from '#domain/user-data/apply-operation'
import type { Operation } from '#domain/user-data/operation'
import { emptyUserDocument, type UserDocument } from '#domain/user-data/user-document'
import type { SyncAnswer, SyncRequest } from './sync-server.ts'

const mostUnderWay = 2

/** A browser: the document it knows from the server, its open requests, and the operations that wait to be sent. */
export type Device = {
  readonly clientId: string
  /** The document as it is shown. */
  readonly shown: () => UserDocument
  readonly act: (operation: Operation) => void
  /** Open requests, oldest first. With `more`, waiting operations become another one if there is room. */
  readonly requests: (more: boolean) => readonly SyncRequest[]
  /** Takes an answer. Only the oldest request's counts; the others are sent again. */
  readonly hear: (request: SyncRequest, answer: SyncAnswer) => void
  /** Takes the server's document, as a browser does after a message of a newer version; not while a request is open. */
  readonly catchUp: (state: { readonly version: number; readonly document: UserDocument }) => void
  readonly isDone: () => boolean
  /** The last document from the server. */
  readonly known: () => { readonly version: number; readonly document: UserDocument }
}

export function createDevice(clientId: string): Device {
  let version = 1
  let base = emptyUserDocument
  let seq = 0
  let underWay: readonly SyncRequest[] = []
  let waiting: Operation[] = []
  /**
   * The version on which the first waiting operation was made. Behind an open request it is the version on which that
   * request was made.
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
