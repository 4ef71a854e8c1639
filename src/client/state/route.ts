import { navigate, usePathname } from 'wouter/use-browser-location'

/** The two top-level tabs, each with an address of its own (CAL-1), and the page about what is stored. */
export type Route = 'calculator' | 'settlement' | 'privacy'

export const routePath: Readonly<Record<Route, string>> = {
  calculator: '/',
  settlement: '/settlement',
  privacy: '/privacy',
}

export function useRoute(): Route {
  const path = usePathname()
  if (isRoute('settlement', path)) return 'settlement'
  return isRoute('privacy', path) ? 'privacy' : 'calculator'
}

export function isRoute(route: Exclude<Route, 'calculator'>, path: string): boolean {
  return path.startsWith(routePath[route])
}

export function goTo(route: Route): void {
  if (location.pathname !== routePath[route]) navigate(routePath[route])
}
