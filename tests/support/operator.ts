import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { quickWasm } from './quick-wasm.ts'
import type { Ended, Settings } from './server.ts'
import { node, processes, root } from './server-data-folder.ts'
import { faultFlags } from './server-program.ts'

type Command = 'backup' | 'restore' | 'migrate'

/** Runs a command of the README as an operator does, with the settings of a server. */
export function runCommand(
  command: Command,
  settings: Settings,
  ...given: readonly string[]
): Promise<Ended> {
  return startCommand(command, settings, ...given).ended
}

/** Starts such a command, so that a test can do something while it runs. */
export function startCommand(
  command: Command,
  settings: Settings,
  ...given: readonly string[]
): { readonly pid: number; readonly ended: Promise<Ended> } {
  const program = [...quickWasm, ...faultFlags(), join(root, `scripts/${command}.ts`), ...given]
  const child = spawn(node, program, { env: { ...processes, ...settings } })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code) => resolve({ code, output, errors })),
  )
  return { pid: child.pid!, ended }
}

/** Makes a backup. @returns its folder */
export async function makeBackup(settings: Settings): Promise<string> {
  const { code, output, errors } = await runCommand('backup', settings)
  const [, name, folder] = /^The backup (\S+) is made and checked, in (\S+)\.$/m.exec(output) ?? []
  if (code !== 0 || !name) throw new Error(`no backup: ${errors}${output}`)
  return join(folder!, name)
}

/** A copy of a backup, to be changed. */
export function copyOf(backup: string, copy: string): string {
  cpSync(backup, copy, { recursive: true })
  return copy
}

/** The names in a folder, without the lock, which every command takes. */
export function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('lock')) : []
}
