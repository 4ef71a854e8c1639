import type { Locator } from 'playwright-core'

/**
 * Puts another list into the field of a dialog.
 * @param buttons the beginnings of their words
 * @returns which of the buttons could be pressed in the moment in which the field had its new text, before the list was read
 */
export function pasteAtOnce(field: Locator, list: string, buttons: readonly string[]): Promise<string[]> {
  return field.evaluate(
    async (area: HTMLTextAreaElement, { list, buttons }) => {
      // React overlooks a text that is set by the field's own property.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, list)
      area.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      return [...document.querySelectorAll('[role=dialog] button:enabled')].flatMap(({ textContent }) =>
        buttons.filter((begins) => textContent?.startsWith(begins)),
      )
    },
    { list, buttons },
  )
}
