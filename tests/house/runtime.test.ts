import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

test('everything runs under the Node that the package pins, whichever one npm runs under', () => {
  expect(process.version).toBe(`v${dependencies.node}`)
})

test('every dependency is pinned to one version', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
