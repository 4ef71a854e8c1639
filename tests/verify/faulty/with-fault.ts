import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '#scripts/read-options'

/** The names of the faults: each is a file here that makes one deliberate fault in the process which loads it. */
export const faultNames = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'with-fault.ts')
  .map((name) => name.slice(0, -'.ts'.length))

const words = `--with FAULT: each server, and each backup, has that deliberate fault (tests/verify/faulty: ${faultNames.join(', ')}),
and what it breaks must be found out.`

/** The options of a proof, which can be run with a fault that is made from outside the product. */
export function readProofOptions<Name extends string>(
  usage: string,
  defaults: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const options = readOptions<Name | 'with'>(`${usage}\n\n${words}`, {
    ...defaults,
    with: 'nothing',
  } as Readonly<Record<Name | 'with', string>>)
  if (options.with === 'nothing') return options
  if (!faultNames.includes(options.with))
    throw new Error(`there is no fault ${options.with}: ${faultNames.join(', ')}`)
  process.env.SERVER_FAULT = join(import.meta.dirname, `${options.with}.ts`)
  return options
}
