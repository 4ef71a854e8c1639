import { attempted } from '#scripts/attempted'
import {
  answerOf,
  createSettlement,
  invite,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../../support/settlements.ts'
import type { ServerGroup } from './server-group.ts'

const crowd = 50
const roundsOfAnOwner = 90

/** Many users join at once, again and again: as many become members as the link allows, and each once (I4, I5, B6). */
export async function runJoins(
  group: ServerGroup,
  { rounds }: { readonly rounds: number },
): Promise<readonly string[]> {
  const servers = await group.servers()
  const people: Somebody[] = []
  for (let i = 0; i < crowd; i++)
    people.push(await signInSomebody(servers[i % servers.length]!, `Joiner ${i}`))
  const all: string[] = []
  // 0 stands for a link without limit.
  for (const maxUses of [1, 7, 0]) {
    const wrong: string[] = []
    const begin = performance.now()
    let owner: Somebody | undefined
    for (let round = 0; round < rounds; round++) {
      // A person may own only so many settlements, those deleted lately included.
      if (!owner || round % roundsOfAnOwner === 0)
        owner = await signInSomebody(servers[0]!, `Owner ${maxUses} ${round}`)
      wrong.push(...(await joinTogether(owner, people, maxUses)).map((what) => `round ${round}: ${what}`))
    }
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1)
    const more = `, each of ${crowd} people at once, maxUses ${maxUses}: ${wrong.length} wrong, ${seconds} s`
    console.log(attempted('joins', rounds, more))
    all.push(...wrong.map((what) => `maxUses ${maxUses}, ${what}`))
  }
  return all
}

async function joinTogether(
  owner: Somebody,
  people: readonly Somebody[],
  maxUses: number,
): Promise<string[]> {
  const settlementId = await createSettlement(owner)
  const { inviteCode, link } = await invite(owner, settlementId, { maxUses })
  // With unlimited uses everybody presses twice: the second press may not count.
  const answers = await Promise.all(
    people.flatMap((who) => [
      who.ask('useSettlementInviteLink', { inviteCode }),
      ...(maxUses === 0 ? [who.ask('useSettlementInviteLink', { inviteCode })] : []),
    ]),
  )
  const expected = maxUses === 0 ? people.length : maxUses
  const joined = answers.filter(({ status }) => status === 200).length
  const odd = answers.filter(({ status }) => ![200, 404, 409].includes(status))
  const { members } = await readSettlement(owner, settlementId)
  type Link = { readonly id: string; readonly currentUses: number }
  const links = await answerOf(owner.ask<Link[]>('getSettlementInviteLinks', { settlementId }))
  const uses = links.find(({ id }) => id === link.id)?.currentUses
  const ids = new Set(members.map(({ userId }) => userId))
  await answerOf(owner.ask('deleteSettlement', { settlementId }))
  return [
    ...(joined === expected ? [] : [`${joined} joined, not ${expected}`]),
    ...(uses === expected ? [] : [`${uses} uses counted, not ${expected}`]),
    ...(members.length === expected + 1 && ids.size === members.length
      ? []
      : [`${members.length} memberships of ${ids.size} people`]),
    ...odd.map(({ status, body }) => `answered ${status} ${JSON.stringify(body)}`),
  ]
}
