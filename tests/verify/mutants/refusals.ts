import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/server-data-folder.ts'
import type { Guards, Mutant } from './mutant.ts'
import { testsOfActs, testsOfRooms } from './tests-of-places.ts'
import { testsThatName } from './tests-that-name.ts'

/**
 * For each condition that refuses something, in acts and in the server, a change that removes it. A condition that only asks
 * whether something is there has no such change: without it the code would not compile.
 */
export function refusals(): Guards {
  const acts = filesIn('src/domain/settlement').concat('src/domain/planning/complete-ledger-act.ts')
  return {
    likely: [],
    mutants: [
      ...acts
        .flatMap((file) => refusalsIn(file, readFileSync(join(root, file), 'utf8')))
        .filter(({ what }) => !neverAlone.includes(what)),
      ...filesIn('src/server').flatMap((file) => refusalsIn(file, readFileSync(join(root, file), 'utf8'))),
    ],
  }
}

/** Exported for its test. */
export function refusalsIn(file: string, source: string): readonly Mutant[] {
  const likely = file.startsWith('src/server') ? testsOfRooms(file) : testsOfActs(file)
  // Acts have unit tests, which are quick; the server has tests over HTTP alone, and those few that name the reason come first.
  const likelyFor = (why: string) =>
    file.startsWith('src/server') ? [...testsThatName(why), ...likely] : [...likely, ...testsThatName(why)]
  const found = [...source.matchAll(guard)].filter(({ groups }) => !isThere.test(groups!.condition!))
  return found.map(({ 0: text, index, groups }) => {
    const why = `${groups!.why} in ${file.replace(/^src\/(domain\/settlement|server)\/|\.ts$/g, '')}`
    const again = found.filter((other) => other.groups!.why === groups!.why && other.index < index).length
    const before = lineBefore(source, { text, index })
    return {
      what: `not refused: ${why}${again > 0 ? ` (${again + 1})` : ''}`,
      file,
      text: before + text,
      becomes: before,
      likely: likelyFor(groups!.why!),
    }
  })
}

/** A condition with one refusal behind it: on one line or two, and to where the refusal's facts end. */
const guard =
  /^ *if \((?<condition>.*)\)(?: |\n +)(?:return|throw) (?:refused|refusedWith|refusal)\('(?<why>[\w-]+)'(?:.*[^{\n]|[\s\S]*?\n *\}\))\n/gm

/** Checks of a second right which every role has that has the first one: by themselves they refuse nobody. */
const neverAlone: readonly string[] = [
  'not refused: no-right in acts/contributions',
  'not refused: no-right in acts/project-ends',
  'not refused: no-right in acts/settlement',
]

/** A condition that only asks whether something is there. */
const isThere = /^(![\w.]+|\w+ === undefined)( \|\| (![\w.]+|\w+ === undefined))*$/

/** The lines before a text that have to be added so that it stands in the source only once. */
function lineBefore(
  source: string,
  { text, index }: { readonly text: string; readonly index: number },
): string {
  let begin = index
  while (source.split(source.slice(begin, index) + text).length !== 2)
    begin = source.lastIndexOf('\n', begin - 2) + 1
  return source.slice(begin, index)
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}
