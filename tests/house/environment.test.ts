import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentPage } from '#scripts/environment-page'

test('docs/environment.md has every setting as the server checks it: npm run docs:environment writes it', () => {
  const page = environmentPage()
  expect(page.match(/^\| `/gm)?.length).toBeGreaterThan(35)
  expect(readFileSync('docs/environment.md', 'utf8')).toBe(page)
})

test('every setting that another page of the docs names is one', () => {
  const known = new Set(environmentPage().match(/(?<=^\| `)\w+(?=`)/gm))
  const named = ['README.md', 'docs/operations.md', 'docs/catalogue.md'].flatMap(
    (page) => readFileSync(page, 'utf8').match(/(?<=`)[A-Z]+(_[A-Z]+)+(?=`)/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !known.has(name) && !ofContainers.has(name))).toEqual([])
})

/** Settings of deploy/compose.yaml, which the server does not read. */
const ofContainers: ReadonlySet<string> = new Set([
  'POSTGRES_PASSWORD',
  'BUILD_IMAGE',
  'RUN_IMAGE',
  'POSTGRES_IMAGE',
  'NGINX_IMAGE',
])
