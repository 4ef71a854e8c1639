import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vite = `${root}node_modules/vite/bin/vite.js`

/** A part of the product that must be built before it runs. */
type Part = {
  readonly config: string
  /** A file that exists once the part is built. */
  readonly result: string
  /** Files and folders that it is built from. */
  readonly sources: readonly string[]
}

const sourcesOfBoth = ['src/domain', 'src/contract', 'package-lock.json']

export const client: Part = {
  config: 'vite.config.ts',
  result: 'dist/client/index.html',
  sources: ['src/client', 'scripts/build', ...sourcesOfBoth],
}

export const server: Part = {
  config: 'vite.server.config.ts',
  result: 'dist/server/main.js',
  sources: ['src/server', 'src/catalogue', ...sourcesOfBoth],
}

/** Builds a part if it was never built or if its sources have changed since. */
export function buildWhenNeeded(part: Part): void {
  if (isUpToDate(part)) return
  const folder = part.result.slice(0, part.result.lastIndexOf('/'))
  if (!existsSync(vite)) {
    console.warn(`${folder} needs to be built, but vite is not installed: run “npm ci” and “npm run build”.`)
    return
  }
  console.log(`Building ${folder}…`)
  // In a separate process, so that the server does not keep the builder's memory.
  const build = [vite, 'build', '--config', part.config, '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  console.error(`${folder} could not be built; the reason is above.`)
  process.exit(1)
}

function isUpToDate({ config, result, sources }: Part): boolean {
  if (!existsSync(`${root}${result}`)) return false
  const builtAt = statSync(`${root}${result}`).mtimeMs
  return [config, ...sources].every((source) => newestChange(`${root}${source}`) <= builtAt)
}

function newestChange(path: string): number {
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  const inside = readdirSync(path).map((name) => newestChange(`${path}/${name}`))
  // A folder's own time changes when a file in it is deleted.
  return Math.max(own.mtimeMs, ...inside)
}
