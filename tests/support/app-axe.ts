import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

type Axe = { run: (context: Document, options: object) => Promise<AxeResults> }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The faults that axe finds on the screen, one line for each rule and place; by all its rules or only these. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (options) => {
      // Transitions are finished first: axe would judge the contrast of a colour that is still fading. CSS animations go on: that of
      // `.when-felt` hides a text while one has waited too briefly to notice.
      for (const animation of document.getAnimations())
        if (!(animation instanceof CSSAnimation)) animation.finish()
      return (window as unknown as { axe: Axe }).axe.run(document, options)
    },
    { reporter: 'no-passes', ...(rules && { runOnly: [...rules] }) },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
      return `${id}: ${target.join(' ')}: ${why}`
    }),
  )
}
