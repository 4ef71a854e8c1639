import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const builtPage = `${root}dist/client/index.html`
const vite = `${root}node_modules/vite/bin/vite.js`

/** Whatever the built client is made from. */
const sources = ['src/client', 'src/domain', 'src/contract', 'vite.config.ts', 'package-lock.json']

/** Builds the client where it was never built, or where something it is made from has changed since. */
export function buildClientWhenNeeded(): void {
  if (isUpToDate()) return
  if (!existsSync(vite)) {
    console.warn('The client needs to be built, but vite is not installed: run “npm ci” and “npm run build”.')
    return
  }
  console.log('Building the client…')
  // In a process of its own: the builder's memory would otherwise stay with the server.
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error('The client could not be built; the reason stands above.')
  process.exit(1)
}

function isUpToDate(): boolean {
  if (!existsSync(builtPage)) return false
  const builtAt = statSync(builtPage).mtimeMs
  return sources.every((source) => newestChange(`${root}${source}`) <= builtAt)
}

function newestChange(path: string): number {
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  const inside = readdirSync(path).map((name) => newestChange(`${path}/${name}`))
  // A folder's own time changes when a file in it goes away.
  return Math.max(own.mtimeMs, ...inside)
}
