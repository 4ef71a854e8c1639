import { namesRecipes } from '../crafting/whole-plan.ts'
import { namesRecipe } from './follow-operations.ts'
import type { TrackedDocument } from './merge-operations.ts'
import type { CatalogueMove, Operation } from './operation.ts'
import { isBehind, type Sender } from './trail.ts'
import type { UserDocument } from './user-document.ts'

/** The version of the catalogue by which a document's recipes are numbered; null where no recipe is chosen or nobody said the version. */
type Numbered = { readonly catalogue: string | null }

type Request = Sender & {
  readonly operations: readonly Operation[]
  /** The version by which these operations number recipes, if the client says so. */
  readonly catalogue?: string | null | undefined
}

/**
 * Whether recipes of a request would become others (BEY-14): the document's are numbered by another version, or it is moved by somebody
 * who does not know all of it. A document in which no recipe is chosen is the same in every version.
 */
export function isNumberedOtherwise(
  { document, trail, catalogue }: TrackedDocument & Numbered,
  request: Request,
): boolean {
  const move = moveIn(request)
  if (move && isBehind(trail, request)) return true
  const madeWith = move?.from ?? request.catalogue
  return catalogue !== null && madeWith != null && madeWith !== catalogue && namesRecipes(document)
}

/** The version by which a document is numbered after a request. */
export function numberingAfter(document: UserDocument, before: Numbered, request: Request): string | null {
  if (!namesRecipes(document)) return null
  const move = moveIn(request)
  if (move) return move.to
  if (!request.operations.some(namesRecipe)) return before.catalogue
  // A client of an earlier release does not say by which version it has chosen.
  return request.catalogue == null ? null : (before.catalogue ?? request.catalogue)
}

/** The move to another catalogue, which is a batch of its own. */
function moveIn({ operations: [first] }: Request): CatalogueMove | null {
  return first?.op === 'catalogue.move' ? first : null
}
