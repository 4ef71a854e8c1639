import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const builtPage = `${root}dist/client/index.html`

/** Whatever the built client is made from. */
const sources = [
  'src/client',
  'src/domain',
  'src/contract',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the client where it was never built or something it is made from has changed since. */
export async function buildClientWhenNeeded(): Promise<void> {
  if (isUpToDate()) return
  console.log('Building the client…')
  const { build } = await import('vite')
  await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' })
}

function isUpToDate(): boolean {
  if (!existsSync(builtPage)) return false
  const builtAt = statSync(builtPage).mtimeMs
  return sources.every((source) => newestChange(`${root}${source}`) <= builtAt)
}

function newestChange(path: string): number {
  if (!existsSync(path)) return 0
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  const inside = readdirSync(path).map((name) => newestChange(`${path}/${name}`))
  return Math.max(own.mtimeMs, ...inside)
}
