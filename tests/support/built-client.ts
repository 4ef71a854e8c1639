import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server-data-folder.ts'

/** The client that this run has built; without one, builds it into the folder. */
export function builtClient(folder: string): string {
  return process.env.BUILT_CLIENT ?? buildClient(folder)
}

function buildClient(folder: string, from = root): string {
  const client = join(folder, 'client')
  execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--outDir', client, '--logLevel', 'error'], {
    cwd: from,
    // With the test runner's NODE_ENV, vite would build React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return client
}

/** The next release: the same client with one text changed. */
export function buildChangedClient(folder: string, [before, after]: readonly [string, string]): string {
  const source = join(folder, 'source')
  for (const name of [
    'src',
    'scripts/build',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(join(root, name), join(source, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'))
  const texts = join(source, 'src/client/messages/shell-text.ts')
  writeFileSync(texts, readFileSync(texts, 'utf8').replaceAll(before, after))
  return buildClient(folder, source)
}
