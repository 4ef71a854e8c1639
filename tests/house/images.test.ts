import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every image of the containers is named by its content, and Node is the one of package.json', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const images = [
    ...dockerfile.matchAll(/^ARG \w+_IMAGE=(.*)$/gm),
    ...compose.matchAll(/^ +image: \$\{\w+:-(.*)\}$/gm),
  ].map(([, image]) => image!)
  expect(images).toHaveLength(4)
  for (const image of images)
    expect(image).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  expect(compose.match(/^ +image:/gm)).toHaveLength(2)

  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(images[0]).toContain(`/node:${dependencies.node}-`)
})

test('docs/operations.md looks up the digests of the images that are used', () => {
  const used = `${readFileSync('Dockerfile', 'utf8')}${readFileSync('deploy/compose.yaml', 'utf8')}`
  const [, line] = /^for image in (.*); do$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const named = line?.split(' ') ?? []
  expect(named).toHaveLength(4)
  expect(named.filter((image) => !used.includes(`/${image}@sha256:`))).toEqual([])
})
