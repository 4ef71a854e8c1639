/** Puts the focus on the results' open tab, once what was pressed is gone and the tab is drawn. */
export function focusResults(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-column="results"] [role="tab"][aria-selected="true"]')
      ?.focus(),
  )
}
