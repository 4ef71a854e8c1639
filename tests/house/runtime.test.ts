import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

test('everything runs under the Node that the package pins, whichever one npm runs under', () => {
  expect(process.version).toBe(`v${packageJson.dependencies.node}`)
})

test('every dependency is pinned to one version', () => {
  const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
