import type { Input, Scene } from '../../../matrix/attempt.ts'
import type { RunSql } from '../../../matrix/kept-rows.ts'
import { answerOf, type Somebody } from '../../../support/settlements.ts'

/** A call that is in order and has an effect: the same with a foreign field is refused for that field alone. */
export type Control = {
  /** The owner of the settlement where nobody is named. */
  readonly as?: (scene: Scene) => Somebody
  /** What is sent, once whatever it needs is done. */
  readonly input: (scene: Scene, sql: RunSql) => Input | Promise<Input>
}

/** By procedure. */
export type Controls = Readonly<Record<string, readonly Control[]>>

/** A call on the settlement. */
export function inPlace(input: Control['input']): Control {
  return {
    input: async (scene, sql) => ({ settlementId: scene.settlementId, ...(await input(scene, sql)) }),
  }
}

/** What the owner does first, on the settlement. */
export function first<Body>({ owner, settlementId }: Scene, procedure: string, input: Input): Promise<Body> {
  return answerOf(owner.ask<Body>(procedure, { settlementId, ...input }))
}
