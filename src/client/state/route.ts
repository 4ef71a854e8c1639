import { navigate, usePathname } from 'wouter/use-browser-location'

/** The two top-level tabs, each with an address of its own (CAL-1). */
export type Route = 'calculator' | 'settlement'

export const routePath: Readonly<Record<Route, string>> = { calculator: '/', settlement: '/settlement' }

export function useRoute(): Route {
  return usePathname().startsWith(routePath.settlement) ? 'settlement' : 'calculator'
}

export function goTo(route: Route): void {
  if (location.pathname !== routePath[route]) navigate(routePath[route])
}
