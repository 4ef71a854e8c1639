import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { attempted } from '#scripts/attempted'
import { type Proof, proofs } from './proofs/proofs.ts'
import { tryProof } from './proofs/try-proof.ts'

const usage = `npm run verify:proofs -- [--only "words of a name"] [--list]

Runs each proof in a small size with a deliberate fault, which is made from outside the product. The proof must not hold, and must say so in a
sentence about just that: a proof that cannot fail proves nothing (B3). Build first: npm run build.`

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
})
const chosen = proofs.filter(({ words }) => words.includes(values.only))
const isPossible = ({ needs }: Proof) => needs === undefined || existsSync(needs)

if (values.help) console.log(usage)
else if (values.list) for (const { words } of chosen) console.log(`npm run verify:${words}`)
else process.exitCode = await tryAll()

async function tryAll(): Promise<number> {
  const possible = chosen.filter(isPossible)
  for (const { words, needs } of chosen.filter((proof) => !isPossible(proof)))
    console.log(`not tried: ${words}, since there is no ${needs}`)
  let found = 0
  for (const proof of possible) {
    const { said, seconds, end } = await tryProof(proof)
    if (said !== null) found += 1
    console.log(`${said === null ? 'NOT FOUND OUT' : 'found out'}  ${proof.words}, ${seconds.toFixed(0)} s`)
    console.log(said === null ? end : `    ${said}`)
  }
  console.log(attempted('deliberate faults', possible.length, `, ${found} found out`))
  return found === possible.length && found > 0 ? 0 : 1
}
