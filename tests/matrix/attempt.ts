import type { Somebody } from '../support/settlements.ts'
import type { MatrixRole } from './matrix.ts'
import type { World } from './world.ts'

/** The world, and who makes the call. */
export type Scene = World & {
  readonly role: MatrixRole
  /** The caller; another member for a call without a session. */
  readonly self: Somebody
}

export type Input = Readonly<Record<string, unknown>>
type MakeInput = (scene: Scene) => Input

/** One call that tries an operation of the matrix. */
export type Attempt = {
  readonly procedure: string
  readonly input: MakeInput
  /** A procedure that the owner calls first, on the settlement. */
  readonly before?: string
  /** What it gets besides the settlement's id. */
  readonly beforeInput?: MakeInput
}

/** One area of the matrix. Each of its rows is in exactly one of `tried`, `triedElsewhere`, `notOffered` and `waiting`. */
export type Area = {
  /** The attempts for each row, with the procedures closest to it. */
  readonly tried?: Readonly<Record<string, readonly Attempt[]>>
  /** Rows that are more than a single call, with the test files that try them. */
  readonly triedElsewhere?: Readonly<Record<string, readonly string[]>>
  /** Rows for which there is no procedure on purpose: each would break a rule (API-1). */
  readonly notOffered?: readonly string[]
  /** Rows of operations that are still to come. */
  readonly waiting?: readonly string[]
  /** Procedures that anyone may call, or that the tests of a row in `triedElsewhere` try, with their rows. */
  readonly procedures?: Readonly<Record<string, string>>
  /** Addresses that are not procedures, with their rows. */
  readonly routes?: Readonly<Record<string, string>>
}

export function attempt(procedure: string, input: MakeInput = () => ({})): Attempt {
  return { procedure, input }
}

/** A call with the settlement's id and the given input. */
export function inIt(procedure: string, more: MakeInput = () => ({})): Attempt {
  return attempt(procedure, (scene) => ({ settlementId: scene.settlementId, ...more(scene) }))
}
