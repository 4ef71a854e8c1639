/** The beginning of an address's fragment that carries a plan; a format number and the plan follow. */
export const planFragment = '#plan='

export function carriesPlan(hash: string): boolean {
  return hash.startsWith(planFragment)
}

/** Takes the plan out of the address, so that a reload does not ask again. */
export function clearPlanFragment(): void {
  if (!carriesPlan(location.hash)) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}
