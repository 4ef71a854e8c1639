import { catalogNewsText } from '../messages/catalog-news-text.ts'
import type { Message } from '../ui/use-message.ts'

/** The message after an earlier plan or list was brought back; it names the items whose chosen recipes may be others now (BEY-14). */
export function messageWithUnsure(text: string, unsure: readonly string[]): Message {
  if (unsure.length === 0) return { kind: 'success', text }
  return { kind: 'problem', text, hint: catalogNewsText.unsureFrom(unsure) }
}
