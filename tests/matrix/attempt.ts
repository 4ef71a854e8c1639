import { answerOf, type Somebody } from '../support/settlements.ts'
import type { MatrixRole } from './matrix.ts'
import type { World } from './world.ts'

/** The world, and who makes the call. */
export type Scene = World & {
  readonly role: MatrixRole
  /** The caller; another member for a call without a session. */
  readonly self: Somebody
}

export type Input = Readonly<Record<string, unknown>>
/** Ids and other texts that the steps before an attempt have made, by name. */
export type Made = Readonly<Record<string, string>>
type MakeInput = (scene: Scene, made: Made) => Input
/** Something that is done before an attempt. @returns what was made so far, with what this step has made */
export type Step = (scene: Scene, made: Made) => Promise<Made>

/** A call of a procedure. */
export type Call = {
  readonly procedure: string
  readonly input: MakeInput
  readonly before?: readonly Step[]
}

/** A request to an address that is no procedure. */
export type Visit = {
  /** As the server names it: 'GET /p/:code'. */
  readonly route: string
  readonly request: (scene: Scene, made: Made) => VisitRequest
  /** A query that finds a row as long as a stream is open: what it notes of its reader. */
  readonly noted?: (scene: Scene) => string
  readonly before?: readonly Step[]
}

export type VisitRequest = {
  readonly path: string
  readonly body?: Input
  /** A cookie that is sent beside that of the caller's session. */
  readonly cookie?: string | undefined
}

/** One request that tries an operation of the matrix. */
export type Attempt = Call | Visit

/** One area of the matrix. Each of its rows is in exactly one of `tried`, `triedElsewhere`, `notOffered` and `waiting`. */
export type Area = {
  /** The attempts for each row, with the procedures closest to it. Where a cell has a condition, it holds. */
  readonly tried?: Readonly<Record<string, readonly Attempt[]>>
  /** For each row of `tried` with conditions: attempts in which they do not hold. */
  readonly triedWhereRefused?: Readonly<Record<string, readonly Attempt[]>>
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

export function attempt(procedure: string, input: MakeInput = () => ({})): Call {
  return { procedure, input }
}

/** A call with the settlement's id and the given input. */
export function inSettlement(procedure: string, more: MakeInput = () => ({})): Call {
  return attempt(procedure, (scene, made) => ({ settlementId: scene.settlementId, ...more(scene, made) }))
}

/** The attempts, each of which is made after these steps. */
export function afterSteps(before: readonly Step[], ...attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.map((one) => ({ ...one, before }))
}

/** A call by the owner or by the caller. @param as the name of the id that it answers with */
export function stepBy(who: 'owner' | 'self', { procedure, input }: Call, as?: string): Step {
  return async (scene, made) => {
    const { id } = await answerOf(scene[who].ask<{ id?: string }>(procedure, input(scene, made)))
    return as !== undefined && id !== undefined ? { ...made, [as]: id } : made
  }
}
