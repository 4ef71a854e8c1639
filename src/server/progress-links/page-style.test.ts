import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageStyle } from './page-style.ts'

const tokens = readFileSync('src/client/styles/tokens.css', 'utf8')

test('BEY-16: the public page has the colours of the app, in light and dark', () => {
  const [light = '', dark = ''] = tokens.split('[data-theme="dark"]')
  const [own = '', ownDark = ''] = pageStyle.split('@media (prefers-color-scheme:dark)')
  expect(coloursIn(own).length).toBeGreaterThan(10)
  expect(coloursIn(own).filter((colour) => !coloursIn(light).includes(colour))).toEqual([])
  const darkOnly = coloursIn(ownDark)
  expect(darkOnly.length).toBe(coloursIn(own).length)
  expect(darkOnly.filter((colour) => !coloursIn(dark).includes(colour))).toEqual([])
})

/** `--name:#colour` of each token. */
function coloursIn(css: string): readonly string[] {
  return [...css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, colour]) => `${name}:${colour}`)
}
