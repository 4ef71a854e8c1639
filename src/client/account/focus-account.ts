/** The button that opened a dialog may be gone when it closes, with whoever was signed in: then the next best has the focus. */
export function focusAccount(): void {
  // After the dialog has tried to give it back.
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-account]')?.focus()
  }, 50)
}
