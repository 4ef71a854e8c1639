import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** An import from one folder below a root into another, with the importing file. */
export type FolderImport = { readonly from: string; readonly to: string; readonly file: string }

/** The folder of a file below a root; '' for a file in the root itself. */
function folderOf(root: string, file: string): string {
  const [first = '', ...rest] = relative(root, file).split('/')
  return rest.length === 0 ? '' : first
}

/** Every import from one folder below `root` into another, types included, without those of tests. */
export function importsBetweenFolders(root: string): readonly FolderImport[] {
  return (
    globSync(`${root}/**/*.{ts,tsx}`)
      // The border tests write files of that name for a moment.
      .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/forbidden-/.test(file))
      .flatMap((file) => importsOf(root, file, readFileSync(file, 'utf8')))
  )
}

/** The same for one file. */
export function importsOf(root: string, file: string, source: string): readonly FolderImport[] {
  const from = folderOf(root, file)
  return [...source.matchAll(/(?:from |import\(|import )'(\.{1,2}\/[^']+)'/g)]
    .map(([, path]) => ({ from, to: folderOf(root, join(dirname(file), path!)), file }))
    .filter(({ to }) => to !== from)
}

/** The path along a circle of folders that import each other; null if there is none. */
export function circleIn(imports: readonly FolderImport[]): readonly string[] | null {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const walk = (folder: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return null
    for (const to of next.get(folder) ?? []) {
      const circle = walk(to, [...path, folder])
      if (circle) return circle
    }
    done.add(folder)
    return null
  }
  for (const folder of next.keys()) {
    const circle = walk(folder, [])
    if (circle) return circle
  }
  return null
}
