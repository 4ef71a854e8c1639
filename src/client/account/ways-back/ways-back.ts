import type { WholePlan } from '#domain/crafting/whole-plan'
import type { Message } from '../../ui/use-message.ts'
import type { OpenedFile } from '../data/read-file.ts'

/** What the user previews before restoring it. */
export type Preview =
  | {
      readonly kind: 'plan'
      readonly when: string
      readonly plan: WholePlan
      readonly restore: () => Message | Promise<Message>
    }
  /** The readable part of a damaged text; `lost` counts the rows that could not be read. */
  | { readonly kind: 'salvaged'; readonly opened: OpenedFile; readonly lost: number }

/** The callbacks of a list of ways back. */
export type WaysBackProps = {
  readonly onPreview: (preview: Preview) => void
  readonly say: (message: Message | null) => void
}
