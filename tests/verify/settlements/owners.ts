import { attempted } from '#scripts/attempted'
import { askAs } from '../../support/saving.ts'
import {
  createSettlement,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../../support/settlements.ts'
import { pageOf } from '../../support/sign-in.ts'
import type { ServerGroup } from './server-group.ts'

const heirs = 20

/**
 * The owner hands the settlement over to everybody at once, through all servers: at every moment it has one owner, who is a member
 * (I12). At one server alone, what changes a settlement waits for its turn before it comes to the database.
 */
export async function runOwners(
  group: ServerGroup,
  { rounds }: { readonly rounds: number },
): Promise<readonly string[]> {
  const servers = await group.servers()
  const people: Somebody[] = []
  for (let i = 0; i <= heirs; i++)
    people.push(await signInSomebody(servers[i % servers.length]!, `Heir ${i}`))
  const settlementId = await createSettlement(people[0]!)
  for (const who of people.slice(1)) await joinAs(people[0]!, settlementId, who, 'admin')
  let owner = people[0]!
  const wrong: string[] = []
  let looks = 0
  for (let round = 0; round < rounds; round++) {
    const acts = people
      .filter((who) => who !== owner)
      .map(({ userId }, place) => {
        const server = servers[place % servers.length]!
        const there = { cookie: owner.cookie, origin: pageOf(server) }
        return askAs(server, there, 'transferSettlement', { settlementId, userId })
      })
    const seen = people.slice(0, 4).map((who) => readSettlement(who, settlementId))
    const answers = await Promise.all(acts)
    for (const state of await Promise.all(seen)) {
      looks += 1
      const isMember = state.members.some(({ userId }) => userId === state.settlement.ownerId)
      if (!isMember) wrong.push(`round ${round}: the owner is no member`)
    }
    const done = answers.filter(({ status }) => status === 200).length
    if (done !== 1) wrong.push(`round ${round}: ${done} handings-over at once`)
    const { settlement } = await readSettlement(owner, settlementId)
    owner = people.find(({ userId }) => userId === settlement.ownerId) ?? owner
  }
  const more = `, each of ${heirs} handings-over at once, ${looks} looks: ${wrong.length} wrong`
  console.log(attempted('owners', rounds, more))
  return wrong
}
