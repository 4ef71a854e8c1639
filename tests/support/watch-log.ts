import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { noteSentAddress } from '#scripts/test/sent-addresses'
import { addressesIn } from './find-addresses.ts'

/** Records every email address that a server logs. */
export function watchLog({ stdout, stderr }: ChildProcess, file: string): void {
  for (const input of [stdout, stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      // A line of the log belongs to no session.
      for (const address of addressesIn(line))
        noteSentAddress(file, { place: `log: ${sentenceOf(line)}`, address, session: '' })
    })
  }
}

function sentenceOf(line: string): string {
  try {
    return String((JSON.parse(line) as { msg?: unknown }).msg)
  } catch {
    return 'no JSON'
  }
}
