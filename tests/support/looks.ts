import type { Page } from 'playwright-core'
import { axeFindings } from './app-axe.ts'
import { phone, wide } from './app-page.ts'
import { tooWide } from './too-wide.ts'

const visits = [
  ['modern', wide],
  ['classic', phone],
] as const
const others = [
  ['modern', phone],
  ['classic', wide],
] as const

const sets = { one: visits.slice(0, 1), two: visits, all: [...visits, ...others] }
const chosen = sets[(process.env.LOOKS ?? 'two') as keyof typeof sets]

/**
 * Each layout on one screen; in `npm test` only the first, with `npm run verify:looks` both layouts on both screens. Both themes are checked
 * everywhere; wide screens start light, narrow ones dark.
 */
export const looks = chosen.map(([layout, screen]) => ({
  layout,
  screen,
  width: screen.width,
  stored: {
    'bit-calculator.dark': String(screen === phone),
    'bit-calculator.modern': String(layout === 'modern'),
  },
}))

export type PageCheck = {
  readonly look: (view: string, at?: Page) => Promise<void>
  /** The faults found so far, one line each. */
  readonly findings: readonly string[]
}

/** The rules that depend only on colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Checks a page in both themes: with axe, and whether it or anything in it is too wide. */
export function pageCheckOf(page: Page): PageCheck {
  const findings: string[] = []
  return {
    findings,
    async look(view, at = page) {
      const found = await axeFindings(at)
      await turnTheme(at)
      found.push(...(await axeFindings(at, rulesOfColour)).map((finding) => `in the other theme, ${finding}`))
      await turnTheme(at)
      findings.push(...found.map((finding) => `${view}: ${finding}`))
      findings.push(...(await tooWide(at)).map((fault) => `${view}: ${fault}`))
    },
  }
}

/** Changes all colours at once. */
function turnTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  })
}
