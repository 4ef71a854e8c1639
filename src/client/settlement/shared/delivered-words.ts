import type { SharedDelivery } from '#contract/collaborations'
import { sharedText } from '../../messages/shared-text.ts'

/** What was delivered, in words. */
export function deliveredWords({ itemsContributed }: Pick<SharedDelivery, 'itemsContributed'>): string {
  return itemsContributed.map(({ quantity, itemName }) => sharedText.page.line(quantity, itemName)).join(', ')
}
