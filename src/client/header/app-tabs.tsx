import { shellText } from '../messages/shell-text.ts'
import { goTo, routePath, useRoute } from '../state/route.ts'
import { inThisTab } from '../ui/in-this-tab.ts'

const tabs = [
  { route: 'calculator', label: shellText.tabs.calculator },
  { route: 'settlement', label: shellText.tabs.settlement },
] as const

/** Links to the calculator and the settlement page; a middle click opens a new tab (CAL-1). */
export function AppTabs() {
  const open = useRoute()
  return (
    <nav
      aria-label={shellText.tabs.label}
      className="flex gap-0.5 rounded-panel bg-sunken p-[3px] max-phone:order-last max-phone:basis-full classic:p-0.5"
    >
      {tabs.map(({ route, label }) => (
        <a
          key={route}
          href={routePath[route]}
          aria-current={route === open ? 'page' : undefined}
          className="grid place-items-center rounded-part px-3.5 py-1 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-panel aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-panel max-phone:min-h-control max-phone:flex-1 max-phone:px-1 classic:py-0.5"
          onClick={inThisTab(() => goTo(route))}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
