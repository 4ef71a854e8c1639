const firstFocus = 'data-first-focus'

/** Makes this element the first focus of its dialog, also where the dialog is open already and was waiting for its content. */
export function takeFocusOfDialog(element: HTMLElement): void {
  element.setAttribute(firstFocus, '')
  if (document.activeElement === element.closest('dialog')) element.focus({ preventScroll: true })
}

/** Focuses the element that `takeFocusOfDialog` has marked; before the content is there, the dialog itself and not its first button. */
export function focusDialog(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>(`[${firstFocus}]`) ?? dialog
  first.focus({ preventScroll: true })
}
