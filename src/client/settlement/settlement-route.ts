import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location'
import { routePath } from '../state/route.ts'

export const settlementTabs = [
  'overview',
  'settlements',
  'projects',
  'tasks',
  'assignments',
  'contributions',
  'inventory',
  'users',
] as const
/** A part of the settlement page; each has its own address, so that a reload and Back keep it (SET-1). */
export type SettlementTab = (typeof settlementTabs)[number]

const joinPath = `${routePath.settlement}/join`

export function useSettlementTab(): SettlementTab {
  const path = usePathname()
  return settlementTabs.find((tab) => path === pathOf(tab)) ?? 'overview'
}

export function pathOf(tab: SettlementTab): string {
  return tab === 'overview' ? routePath.settlement : `${routePath.settlement}/${tab}`
}

export function showSettlementTab(tab: SettlementTab): void {
  if (location.pathname !== pathOf(tab)) navigate(pathOf(tab))
}

/** The link of an invitation; the code is in the fragment, which browsers do not send to the server. */
export function inviteLinkOf(code: string): string {
  return `${location.origin}${joinPath}#${code}`
}

/** The code in the address; null where the address is no invitation. */
export function useInvitedCode(): string | null {
  return useLocationProperty(() => (location.pathname === joinPath ? decoded(location.hash.slice(1)) : null))
}

/** Leaves the invitation's address, so that neither Back nor a reload opens the dialog again. */
export function leaveInvitation(): void {
  if (location.pathname === joinPath) navigate(routePath.settlement, { replace: true })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
