import { expect, test } from 'vitest'
import { filesOfPage } from './settlement-code.ts'

type Bundle = Parameters<typeof filesOfPage>[0]

const chunk = (fileName: string, imports: readonly string[], facts: object = {}) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds: [],
  isEntry: false,
  ...facts,
})
const bundleOf = (...chunks: readonly ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Bundle

const first = [chunk('main.js', ['base.js'], { isEntry: true }), chunk('base.js', [])]

test('Decision 12: of the files that a settlement’s page needs, those that the first load does not bring are named', () => {
  const moduleIds = ['/app/src/client/settlement/page/settlement-page.tsx']
  const page = chunk('page.js', ['rows.js', 'base.js'], { moduleIds })
  const bundle = bundleOf(...first, page, chunk('rows.js', ['base.js']), chunk('bell.js', []))
  expect(filesOfPage(bundle)).toEqual(['/page.js', '/rows.js'])
})

test('BEY-15: a build fails in which the page was renamed, instead of leaving a phone to wait for its files', () => {
  expect(() => filesOfPage(bundleOf(...first))).toThrow(/settlement-page\.tsx: it is not in the build/)
})
