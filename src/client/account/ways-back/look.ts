import type { PlanInput } from '#domain/crafting/plan'
import type { PlanFile } from '#domain/exporting/plan-file'
import type { Message } from '../../ui/use-message.ts'

/** What a player looks at before going back to it. */
export type Look =
  | {
      readonly kind: 'plan'
      readonly when: string
      readonly plan: PlanInput
      readonly restore: () => Message | Promise<Message>
    }
  /** What is left of a text that could not be read whole. */
  | { readonly kind: 'salvaged'; readonly name: string; readonly file: PlanFile; readonly lost: number }

/** What a list of ways back does with its rows. */
export type WaysBackProps = {
  readonly onLook: (look: Look) => void
  readonly say: (message: Message | null) => void
}
