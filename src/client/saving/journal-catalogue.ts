import {
  type CatalogOf,
  followOperation,
  moveOf,
  namesRecipe,
  rebaseOperations,
} from '#domain/user-data/follow-operations'
import type { Operation } from '#domain/user-data/operation'
import type { Replies } from '../api/ask.ts'
import { savingText } from '../messages/saving-text.ts'
import type { MadeEdits } from '../state/waiting-edits.ts'
import { isAlike, type JournalRecord, numberingOf, withOperations } from './journal-record.ts'
import { fromWire } from './wire-document.ts'

/**
 * Takes the server's document, unless an equal or newer one is known; what waits is followed to its catalogue (BEY-14). A batch that the
 * server may have already cannot be followed: before it is answered, no document is taken that is numbered otherwise. In a record,
 * `inFlight` is the batch that was sent and not answered, `open` are the operations after it, and `openCatalogue` is the version of the
 * catalogue by which these number recipes.
 */
export function withServerState(
  record: JournalRecord,
  state: Replies['loadUserData'],
  catalogOf: CatalogOf,
): JournalRecord {
  const { version, catalogue, inFlight, open, openCatalogue = null } = record
  const isNumberedAlike = isAlike(state.catalogue, catalogue, inFlight?.catalogue, openCatalogue)
  if (state.version < version || (state.version === version && isNumberedAlike)) return record
  if (inFlight && !isNumberedAlike) return record
  const taken = { ...record, ...state }
  const there = state.catalogue ?? openCatalogue
  if (inFlight || open.length === 0 || there === null) return taken
  const now = { document: fromWire(state.document), catalogue: there }
  const rebased = rebaseOperations(now, open, openCatalogue ?? there, catalogOf)
  return { ...taken, open: rebased, openCatalogue: there }
}

/** Works out the move that is to be sent next from the document as it is known by now, which others may have changed. */
export function withMoveMade(record: JournalRecord, catalogOf: CatalogOf): JournalRecord {
  const [move, ...open] = record.open
  if (record.inFlight || move?.op !== 'catalogue.move') return record
  const made = moveOf(fromWire(record.document), catalogOf(move.from), catalogOf(move.to))
  return { ...record, open: [made, ...open] }
}

/**
 * Adds edits, with recipes numbered as in those that wait already. Another tab may have moved the plan meanwhile: then a second move is
 * left out, and other edits are followed.
 */
export function withEdits(
  record: JournalRecord,
  { operations, madeWith }: MadeEdits,
  catalogOf: CatalogOf,
): JournalRecord {
  const numbering = numberingOf(record)
  if (numbering === null || madeWith === null || madeWith === numbering)
    return withOperations(record, operations, madeWith)
  const there = operations.flatMap((operation): readonly Operation[] => {
    if (operation.op === 'catalogue.move') return []
    if (!namesRecipe(operation)) return [operation]
    return [followOperation(catalogOf(madeWith), catalogOf(numbering), operation)]
  })
  return withOperations(record, there, numbering)
}

/** Sets aside those edits that name recipes, since nobody can say any more which they are; the others wait. */
export function withEditsAside(record: JournalRecord, { operations }: MadeEdits): JournalRecord {
  return withOperations(aside(record, operations), operations.filter(namesNoRecipe))
}

/** Sets aside those waiting edits that name recipes, as `withEditsAside` does with new ones. */
export function withOpenAside(record: JournalRecord): JournalRecord {
  const open = record.open.filter(namesNoRecipe)
  const openBase = open.length > 0 ? record.openBase : null
  return { ...aside(record, record.open), open, openBase, openCatalogue: null }
}

function aside(record: JournalRecord, all: readonly Operation[]): JournalRecord {
  const operations = all.filter(namesRecipe)
  if (operations.length === 0) return record
  return { ...record, refused: [...record.refused, { message: savingText.catalogueGone, operations }] }
}

function namesNoRecipe(operation: Operation): boolean {
  return !namesRecipe(operation)
}
