import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['deploy', 'docs', 'lint', 'scripts', 'src', 'tests']
const there = endings(folders.flatMap((folder) => filesBelow(folder)).concat(readdirSync('.')))
const isThere = (path: string) => there.has(path)
const pages = globSync('docs/**/*.md').concat('README.md', 'CONTRIBUTING.md')

test('every file and folder of the project that a page of docs names is there', () => {
  expect(pages.length).toBeGreaterThan(35)
  const named = pages.flatMap((page) => pathsIn(readFileSync(page, 'utf8')).map((path) => [page, path]))
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(([, path]) => !isThere(path!))).toEqual([])
})

test('every folder in the tree of the architecture is there', () => {
  const [tree = ''] = readFileSync('docs/architecture.md', 'utf8').match(/^```\nsrc\/domain.*?^```/ms) ?? []
  const named = [...tree.matchAll(/(?<![\w-])[a-z][\w-]*(?:\/[\w-]+)*(?=\/)/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !isThere(path) && !path.startsWith('dist'))).toEqual([])
})

test('a path is found by its last parts, however many, with and without its extension; an unknown one is not', () => {
  expect(
    pathsIn('`act` in `settlement/act.ts`, `GET /players`, [9](0009-saving.md), `@base-ui/react`'),
  ).toEqual(['settlement/act.ts', '0009-saving.md'])
  expect(
    ['settlement/act.ts', 'settlement/act', 'src/domain/settlement', 'house'].filter(isThere),
  ).toHaveLength(4)
  expect(isThere('domain/acts.ts')).toBe(false)
})

/** The paths that a page names: texts in code marks with a slash, and what links lead to; no placeholders such as `<noun>`. */
function pathsIn(page: string): readonly string[] {
  const marked = [...page.matchAll(/`((?:\.\.\/)*[a-z.][\w.-]*(?:\/[\w.-]+)+\/?)`/g)]
  const linked = [...page.matchAll(/\]\(([\w./-]+\.\w+)(?:#[^)]*)?\)/g)]
  return [...marked, ...linked]
    .map(([, path]) => path!.replace(/^(?:\.\.?\/)+|\/$/g, ''))
    .filter((path) => !elsewhere.some((one) => path.startsWith(one)))
}

/** Beginnings of paths that are not looked for: they are outside the project, built, or no path. */
const elsewhere = ['dist/', 'data/', 'shared/', 'cereal/', 'deploy/.env', 'node_modules/']

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
}

/** Each path from each of its folders on, with and without its extension. */
function endings(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths
      .flatMap((path) => [path, path.replace(/\.\w+$/, '')])
      .flatMap((path) => path.split('/').map((_, from, parts) => parts.slice(from).join('/'))),
  )
}
