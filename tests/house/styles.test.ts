import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each is about an element that comes and goes on its own, far from any list. */
const allowed: Readonly<Record<string, string>> = {
  'src/client/calculator/print/print.css': 'the page as a whole, while something is printed',
  'src/client/plan/item-panel/way-card.tsx': 'a card and the one button in it',
}

test('Decision 12: no style asks what an element holds, for which the browser would style a list again with every row', () => {
  const files = globSync('src/client/**/*.{css,tsx}').filter((file) =>
    /:has\(|\bhas-|-has-/.test(readFileSync(file, 'utf8')),
  )
  expect(files.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(allowed).toSorted())
})
