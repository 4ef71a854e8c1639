import type { Somebody } from '../support/settlements.ts'
import type { MatrixRole } from './matrix.ts'
import type { World } from './world.ts'

/** What a call may name: the world, and who asks. */
export type Scene = World & {
  readonly role: MatrixRole
  /** Who asks; for a call without a session, another member. */
  readonly self: Somebody
}

export type Input = Readonly<Record<string, unknown>>
type MakeInput = (scene: Scene) => Input

/** One call that tries an operation of the matrix. */
export type Attempt = {
  readonly procedure: string
  readonly input: MakeInput
  /** A procedure that the owner calls on the settlement before it. */
  readonly before?: string
}

/** One area of the matrix: each of its rows stands in exactly one of `tried`, `triedElsewhere`, `notOffered` and `waiting`. */
export type Area = {
  /** How each row is tried, through the nearest real procedures. */
  readonly tried?: Readonly<Record<string, readonly Attempt[]>>
  /** Rows that are no single call: the test files that try them, cell by cell. */
  readonly triedElsewhere?: Readonly<Record<string, readonly string[]>>
  /** Rows that no procedure does and none will: each is a way round a rule (API-1). */
  readonly notOffered?: readonly string[]
  /** Rows of what is still to come. */
  readonly waiting?: readonly string[]
  /** Procedures that are open to everyone, or that the tests of a row in `triedElsewhere` try; with their rows. */
  readonly procedures?: Readonly<Record<string, string>>
  /** Addresses that are no procedure, with their rows. */
  readonly routes?: Readonly<Record<string, string>>
}

export function attempt(procedure: string, input: MakeInput = () => ({})): Attempt {
  return { procedure, input }
}

/** A call that names the settlement, and what else is given. */
export function inIt(procedure: string, more: MakeInput = () => ({})): Attempt {
  return attempt(procedure, (scene) => ({ settlementId: scene.settlementId, ...more(scene) }))
}
