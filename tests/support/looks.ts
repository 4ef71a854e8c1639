import type { Page } from 'playwright-core'
import { axeFindings } from './app-axe.ts'
import { phone, wide } from './app-page.ts'

const visits = [
  ['modern', wide],
  ['classic', phone],
] as const
const others = [
  ['modern', phone],
  ['classic', wide],
] as const

/**
 * Each layout, looked at in both themes; `npm run verify:looks` has both layouts on both screens. Wide ones begin light,
 * narrow ones dark.
 */
export const looks = [...visits, ...(process.env.LOOKS === 'all' ? others : [])].map(([layout, screen]) => ({
  layout,
  screen,
  width: screen.width,
  stored: {
    'bit-calculator.dark': String(screen === phone),
    'bit-calculator.modern': String(layout === 'modern'),
  },
}))

export type Looker = {
  readonly look: (view: string, at?: Page) => Promise<void>
  /** What was found wrong so far, one line each. */
  readonly findings: readonly string[]
}

/** What depends on the colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Looks at the places of a journey in both themes: what axe finds, and whether anything is wider than the screen. */
export function lookerAt(page: Page): Looker {
  const findings: string[] = []
  return {
    findings,
    async look(view, at = page) {
      const found = await axeFindings(at)
      await turnTheme(at)
      found.push(...(await axeFindings(at, rulesOfColour)).map((finding) => `in the other theme, ${finding}`))
      await turnTheme(at)
      findings.push(...found.map((finding) => `${view}: ${finding}`))
      const excess = await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (excess > 0) findings.push(`${view}: ${excess} px wider than the screen`)
    },
  }
}

/** Every colour at once, as it is where the theme was chosen before. */
function turnTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}
