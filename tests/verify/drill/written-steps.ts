import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/server-data-folder.ts'

/** The commands that docs/operations.md gives to whoever runs a server, in order. */
export type WrittenSteps = {
  readonly setUp: readonly string[]
  readonly backUp: string
  readonly restore: string
}

export function readWrittenSteps(): WrittenSteps {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const onDebian = shellBlocks(between(page, '\n## On Debian\n', '\n## '))
  const drill = shellBlocks(between(page, '\n**The drill**', '\n## '))
  const [backUp, restore] = [onDebian.at(-1), drill[0]]
  if (onDebian.length < 3 || !backUp?.includes('backup.ts') || !restore?.includes('restore.ts'))
    throw new Error('docs/operations.md has its steps no longer where the drill looks for them.')
  return { setUp: onDebian.slice(0, -1), backUp, restore }
}

function between(page: string, begin: string, end: string): string {
  const from = page.indexOf(begin)
  if (from < 0) throw new Error(`docs/operations.md has no “${begin.trim()}”.`)
  const to = page.indexOf(end, from + begin.length)
  return page.slice(from, to < 0 ? undefined : to)
}

function shellBlocks(text: string): readonly string[] {
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!)
}
