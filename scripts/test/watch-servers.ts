import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSentAddresses, sentAddressesVariable, strayAddresses } from './sent-addresses.ts'
import { headsBeside, readSentHeads } from './sent-heads.ts'

export type Watched = {
  readonly answers: number
  /** A message for each thing that was sent and that no server may send (B14, B21). */
  readonly faults: readonly string[]
}

/** Begins to record what every server of this run sends. @returns a function that ends it and says what was found */
export function watchServers(): () => Watched {
  const folder = mkdtempSync(join(tmpdir(), 'bit-sent-'))
  const file = join(folder, 'addresses.jsonl')
  process.env[sentAddressesVariable] = file
  return () => {
    const sent = readSentAddresses(file)
    const { answers, faults } = readSentHeads(headsBeside(file))
    rmSync(folder, { recursive: true, force: true })
    return { answers, faults: [...strayAddresses(sent), ...faults] }
  }
}
