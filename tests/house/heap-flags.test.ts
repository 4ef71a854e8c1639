import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heapFlags } from '#scripts/heap-flags'

/** The arguments that Node gets in the line of a launcher that starts the server. */
const launchers: Readonly<Record<string, (text: string) => readonly string[] | undefined>> = {
  'package.json': (text) => JSON.parse(text).scripts.start.split(' '),
  Dockerfile: (text) => JSON.parse(/^CMD (.*)$/m.exec(text)?.[1] ?? '[]'),
  'deploy/bit-calculator.service': (text) => /^ExecStart=(.*)$/m.exec(text)?.[1]?.split(' '),
}

test.each(Object.entries(launchers))(
  'B18: %s starts Node with the flag that keeps its memory where it is',
  (file, argumentsIn) => {
    const [program, ...flags] = argumentsIn(readFileSync(file, 'utf8')) ?? []
    expect(program).toMatch(/(^|\/)node$/)
    expect(flags.slice(0, heapFlags.length)).toEqual([...heapFlags])
  },
)

test('B18: docs/operations.md names that flag for whoever starts Node in a way of their own', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  expect(heapFlags.filter((flag) => !text.includes(`\`${flag}\``))).toEqual([])
})
