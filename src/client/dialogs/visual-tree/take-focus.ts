/** The dialog begins here, whether it opens with this element or was open, and waiting, before. */
export function takeFocusOfDialog(element: HTMLElement): void {
  const dialog = element.closest('dialog')
  // Set by hand: React knows the attribute for fields only.
  if (!dialog?.open) element.setAttribute('autofocus', '')
  else if (document.activeElement === dialog) element.focus({ preventScroll: true })
}
