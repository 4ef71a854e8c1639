import type { Page } from 'playwright-core'
import { axeFindings } from './app-axe.ts'
import { phone, wide } from './app-page.ts'

/** Any two of theme, layout and screen meet in one of these; `npm run verify:looks` goes through all eight. */
const pairs = [
  ['light', 'modern', wide],
  ['dark', 'modern', phone],
  ['dark', 'classic', wide],
  ['light', 'classic', phone],
] as const
const others = [
  ['dark', 'modern', wide],
  ['light', 'modern', phone],
  ['light', 'classic', wide],
  ['dark', 'classic', phone],
] as const

export const looks = [...pairs, ...(process.env.LOOKS === 'all' ? others : [])].map(
  ([theme, layout, screen]) => ({
    theme,
    layout,
    screen,
    width: screen.width,
    stored: {
      'bit-calculator.dark': String(theme === 'dark'),
      'bit-calculator.modern': String(layout === 'modern'),
    },
  }),
)

export type Looker = {
  readonly look: (view: string, at?: Page) => Promise<void>
  /** What was found wrong so far, one line each. */
  readonly findings: readonly string[]
}

/** Looks at the places of a journey: what axe finds, and whether anything is wider than the screen. */
export function lookerAt(page: Page): Looker {
  const findings: string[] = []
  return {
    findings,
    async look(view, at = page) {
      findings.push(...(await axeFindings(at)).map((finding) => `${view}: ${finding}`))
      const excess = await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (excess > 0) findings.push(`${view}: ${excess} px wider than the screen`)
    },
  }
}
