import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shellText } from '../messages/shell-text.ts'

test('CAL-13: before its scripts are loaded, the page says what it loads, in the same words as the app', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  expect(page).toContain(shellText.loadingCatalog)
  expect(page).toContain(`>${shellText.whatItDoes}<`)
})
