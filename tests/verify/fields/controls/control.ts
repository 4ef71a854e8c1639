import type { Input, Scene } from '../../../matrix/attempt.ts'
import type { RunSql } from '../../../matrix/kept-rows.ts'
import { answerOf, type Somebody } from '../../../support/settlements.ts'

/** A call that is accepted and has an effect: where the same call with a foreign field is refused, it is for that field alone. */
export type Control = {
  /** Who calls; without it the owner of the settlement. */
  readonly as?: (scene: Scene) => Somebody
  /** Does what the call needs beforehand, and gives its input. */
  readonly input: (scene: Scene, sql: RunSql) => Input | Promise<Input>
}

/** Controls, by procedure. */
export type Controls = Readonly<Record<string, readonly Control[]>>

/** A control whose input names the settlement. */
export function inPlace(input: Control['input']): Control {
  return {
    input: async (scene, sql) => ({ settlementId: scene.settlementId, ...(await input(scene, sql)) }),
  }
}

/** Has the owner do something in the settlement before the call. */
export function first<Body>({ owner, settlementId }: Scene, procedure: string, input: Input): Promise<Body> {
  return answerOf(owner.ask<Body>(procedure, { settlementId, ...input }))
}
