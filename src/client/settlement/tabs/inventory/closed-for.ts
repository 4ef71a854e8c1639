import { inventoryText } from '../../../messages/inventory-text.ts'

/** The properties of a control for somebody who may not use it: off, with the reason (SET-5). */
export function closedFor(mayUse: boolean): { disabled?: true; title?: string } {
  return mayUse ? {} : { disabled: true, title: inventoryText.acts.notYours }
}
