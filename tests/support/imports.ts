import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** That one folder, or one file, imports another. */
export type Arrow = { readonly from: string; readonly to: string }

/** An import from one folder below a root into another, with the importing file. */
export type FolderImport = Arrow & { readonly file: string }

/** The folder of a file below a root; '' for a file in the root itself. */
function folderOf(root: string, file: string): string {
  const [first = '', ...rest] = relative(root, file).split('/')
  return rest.length === 0 ? '' : first
}

/** Every import from one folder below `root` into another, types included, without those of tests. */
export function importsBetweenFolders(root: string): readonly FolderImport[] {
  return filesBelow(root).flatMap((file) => importsOf(root, file, readFileSync(file, 'utf8')))
}

/** Every import of one file from its folder below `root` into another. */
export function importsOf(root: string, file: string, source: string): readonly FolderImport[] {
  const from = folderOf(root, file)
  return filesImportedBy(file, source)
    .map((imported) => ({ from, to: folderOf(root, imported), file }))
    .filter(({ to }) => to !== from)
}

/** Every import of one file below `root` by another, by a path that begins with a dot; types and later imports included. */
export function importsBetweenFiles(root: string): readonly Arrow[] {
  return filesBelow(root).flatMap((file) =>
    filesImportedBy(file, readFileSync(file, 'utf8')).map((to) => ({ from: file, to })),
  )
}

function filesBelow(root: string): readonly string[] {
  // The border tests write files of that name for a moment.
  return globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/forbidden-/.test(file))
}

function filesImportedBy(file: string, source: string): readonly string[] {
  const paths = source.matchAll(/(?:from |import\(|import )'(\.{1,2}\/[^']+)'/g)
  return [...paths].map(([, path]) => join(dirname(file), path!))
}

/** The path along a circle of folders, or of files, that import each other; null if there is none. */
export function circleIn(imports: readonly Arrow[]): readonly string[] | null {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const walk = (one: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one]
    if (done.has(one)) return null
    for (const to of next.get(one) ?? []) {
      const circle = walk(to, [...path, one])
      if (circle) return circle
    }
    done.add(one)
    return null
  }
  for (const one of next.keys()) {
    const circle = walk(one, [])
    if (circle) return circle
  }
  return null
}
