import { fromPlainDocument, type PlainUserDocument, toPlainDocument } from '#domain/user-data/plain-document'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Replies } from '../api/ask.ts'

export type WireDocument = Replies['loadUserData']['document']

/** A user document as JSON, for requests and storage (SAVE-1). */
export function toWire(document: UserDocument): WireDocument {
  return toPlainDocument(document) as WireDocument
}

export function fromWire(document: WireDocument): UserDocument {
  return fromPlainDocument(document as PlainUserDocument)
}
