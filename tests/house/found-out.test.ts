import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { faultNames } from '../verify/faulty/with-fault.ts'
import { proofs } from '../verify/proofs/proofs.ts'
import { sentenceIn } from '../verify/proofs/try-proof.ts'

const tried = proofs.map(({ words }) => ({
  proof: words.split(' ')[0]!,
  fault: words.match(/--with (\S+)$/)?.[1],
}))

test('B3: each proof that can be run with a fault is tried with one, and each fault is tried with a proof', () => {
  const files = globSync(['tests/verify/*.ts', 'scripts/verify-sync.ts'])
  // A proof can be run with a fault where it reads its options by readProofOptions, or has the option `with` itself.
  const able = files.filter((file) => /readProofOptions\(|\bwith: 'nothing'/.test(readFileSync(file, 'utf8')))
  expect(able.length).toBeGreaterThan(12)
  const proofsTried = new Set(tried.map(({ proof }) => proof))
  const names = able.map((file) => basename(file, '.ts').replace('verify-', ''))
  expect(names.filter((name) => !proofsTried.has(name))).toEqual([])
  const faultsTried = new Set(tried.map(({ fault }) => fault))
  expect(faultNames.length).toBeGreaterThan(12)
  expect(faultNames.filter((name) => !faultsTried.has(name))).toEqual([])
})

test('B3: only a sentence about the fault finds it out, not a proof that holds, breaks off or finds something else', () => {
  const finds = /\d+ lost/
  // A proof that holds exits with 0; one that does not hold, or breaks off, with 1.
  expect(sentenceIn('seed 1\n  WRONG: 3 lost\ndoes not hold', 1, finds)).toBe('3 lost')
  expect(sentenceIn('  WRONG: 3 lost\n', 0, finds)).toBe(null)
  expect(sentenceIn('Error: 3 lost', 1, finds)).toBe(null)
  expect(sentenceIn('  WRONG: 3 doubled', 1, finds)).toBe(null)
})
