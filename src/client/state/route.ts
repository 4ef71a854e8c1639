import { navigate, usePathname } from 'wouter/use-browser-location'

/** The two top-level tabs, each with an address of its own (CAL-1), the page about what is stored, and `unknown` for any other address. */
export type Route = 'calculator' | 'settlement' | 'privacy' | 'unknown'
type Known = Exclude<Route, 'unknown'>

export const routePath: Readonly<Record<Known, string>> = {
  calculator: '/',
  settlement: '/settlement',
  privacy: '/privacy',
}

export function useRoute(): Route {
  const path = usePathname()
  if (isRoute('settlement', path)) return 'settlement'
  if (path === routePath.calculator) return 'calculator'
  return isRoute('privacy', path) ? 'privacy' : 'unknown'
}

/** Whether an address is that page's, or of a part of it. */
export function isRoute(route: Exclude<Known, 'calculator'>, path: string): boolean {
  return `${path}/`.startsWith(`${routePath[route]}/`)
}

export function goTo(route: Known): void {
  if (location.pathname !== routePath[route]) navigate(routePath[route])
}
