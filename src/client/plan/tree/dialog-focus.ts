const firstFocus = 'data-first-focus'

/** The dialog begins with this element, whether it opens with it or was open, and waiting, before. */
export function takeFocusOfDialog(element: HTMLElement): void {
  element.setAttribute(firstFocus, '')
  if (document.activeElement === element.closest('dialog')) element.focus({ preventScroll: true })
}

/** Until its content is there the dialog itself has the focus, and not its first button. */
export function focusDialog(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>(`[${firstFocus}]`) ?? dialog
  first.focus({ preventScroll: true })
}
