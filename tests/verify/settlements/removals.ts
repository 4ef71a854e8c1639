import { attempted } from '#scripts/attempted'
import { createSettlement, joinAs, type Somebody, signInSomebody } from '../../support/settlements.ts'
import type { ServerGroup } from './server-group.ts'

const members = 10
/** The longest that a removal may take, however busy the members are. */
const longestMs = 1_000

/** The owner removes ten members who rename themselves without a pause: no call fails, and every removal succeeds. */
export async function runRemovals(
  group: ServerGroup,
  { rounds }: { readonly rounds: number },
): Promise<readonly string[]> {
  const servers = await group.servers()
  const owner = await signInSomebody(servers[0]!, 'Remover')
  const people: Somebody[] = []
  for (let i = 0; i < members; i++)
    people.push(await signInSomebody(servers[i % servers.length]!, `Renamer ${i}`))
  const settlementId = await createSettlement(owner)
  const faults: string[] = []
  const times: number[] = []
  let renames = 0
  for (let round = 0; round < rounds; round++) {
    for (const who of people) await joinAs(owner, settlementId, who, 'contributor')
    let isOver = false
    const renaming = people.map(async (who) => {
      while (!isOver) {
        const name = `Renamer ${crypto.randomUUID().slice(0, 8)}`
        const { status } = await who.ask('updateUser', { customDisplayName: name })
        renames += 1
        if (status >= 500) faults.push(`round ${round}: a rename was answered with ${status}`)
      }
    })
    const removing = people.map(async ({ userId }) => {
      const begin = performance.now()
      const { status } = await owner.ask('removeSettlementCollaborator', { settlementId, userId })
      times.push(performance.now() - begin)
      if (status !== 200) faults.push(`round ${round}: a removal was answered with ${status}`)
    })
    await Promise.all(removing)
    isOver = true
    await Promise.all(renaming)
  }
  times.sort((a, b) => a - b)
  const [median, longest] = [times[times.length >> 1]!, times.at(-1)!].map(Math.round)
  console.log(
    attempted(
      'removals',
      times.length,
      ` among ${renames} renames: median ${median} ms, longest ${longest} ms, ${faults.length} faults`,
    ),
  )
  return longest! <= longestMs ? faults : [...faults, `a removal took ${longest} ms`]
}
