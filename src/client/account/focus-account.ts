/** Focuses the account button after a dialog has closed whose own button is gone, since the user signed in or out. */
export function focusAccount(): void {
  // After the dialog has tried to return the focus to its button.
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-account]')?.focus()
  }, 50)
}
