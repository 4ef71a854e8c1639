import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import { load } from '../support/saving.ts'
import type { RunningServer } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import { signIn } from '../support/sign-in.ts'
import { asRunning } from './crash/crowd.ts'
import { startKillableServer } from './crash/killable-server.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { prove } from './prove.ts'
import { startDroppingProxy } from './tabs/dropping-proxy.ts'
import { saveTimes } from './tabs/tab.ts'

const usage = `npm run verify:tabs -- [--saves 500] [--drop 20] [--db pglite|pg] [--seed 1]

Two tabs of one player save at the same time, so many times each, while so many of a hundred replies are lost after the
save. Every accepted save must be one version, and no version may be missing or come twice (I10).`

const options = readProofOptions(usage, {
  saves: '500',
  drop: '20',
  db: 'pglite',
  seed: '1',
})

const saves = Number(options.saves)

await prove(options.db, async ({ settings }) => {
  const server = startKillableServer(await freePort(), await settings())
  try {
    if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
    return await twoTabs(asRunning(server))
  } finally {
    await server.kill()
  }
})

/** @returns the faults, as sentences */
async function twoTabs(direct: RunningServer): Promise<readonly string[]> {
  const who = await signIn(direct, 'olivia')
  const proxy = await startDroppingProxy(direct.url, createDice(Number(options.seed)), Number(options.drop))
  const tabs = await Promise.all(
    ['A', 'B'].map((name) => saveTimes({ ...direct, url: proxy.url }, who, name, saves)),
  )
  proxy.close()
  const versions = tabs.flatMap((tab) => tab.versions)
  // An account that has saved nothing is at version 1, so the first save makes version 2.
  const expected = Array.from({ length: 2 * saves }, (_, place) => place + 2)
  const state = await load(direct, who)
  const inventory = state.document.inventory as Readonly<Record<string, number>>
  const lostReplies = proxy.dropped().map((body) => (JSON.parse(body) as { version: number }).version)
  const retries = tabs.reduce((sum, tab) => sum + tab.retries, 0)

  console.log(attempted('saves', 2 * saves, `, ${saves} in each tab, seed ${options.seed}`))
  console.log(`replies lost after the save: ${lostReplies.length}, sent again: ${retries}`)
  console.log(`versions acknowledged: ${Math.min(...versions)} to ${Math.max(...versions)}`)

  const wrong: string[] = []
  const known = new Set(versions)
  const missing = expected.filter((version) => !known.has(version))
  if (missing.length > 0) wrong.push(`never acknowledged: ${missing.slice(0, 20).join(', ')}`)
  if (known.size < versions.length) wrong.push(`${versions.length - known.size} versions came twice`)
  if (state.version !== 2 * saves + 1) wrong.push(`the account is at version ${state.version}`)
  if (lostReplies.some((version) => !known.has(version))) wrong.push('a second reply was not the first one')
  for (const { name, versions: own } of tabs) {
    if (own.some((version, place) => place > 0 && version <= own[place - 1]!))
      wrong.push(`versions of tab ${name} went back`)
    // Each save adds 1 to the tab's `sum` and sets its `last` to the number of the save.
    if (inventory[`sum ${name}`] !== saves || inventory[`last ${name}`] !== saves)
      wrong.push(`tab ${name} holds ${inventory[`sum ${name}`]} and ${inventory[`last ${name}`]}`)
  }
  return wrong
}
