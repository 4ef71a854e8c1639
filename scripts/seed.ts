import type { ListedSettlement } from '#contract/settlements'
import type { OwnUser } from '#contract/users'
import { readOptions } from './read-options.ts'
import { deliverForTasks } from './seed/deliver-for-tasks.ts'
import { fillPersonal } from './seed/fill-personal.ts'
import { type Ask, fillStock } from './seed/fill-stock.ts'
import { giveTasks } from './seed/give-tasks.ts'
import { linkProgress } from './seed/link-progress.ts'
import { saveTemplates } from './seed/save-templates.ts'
import { shareProject } from './seed/share-project.ts'
import { signedInAs } from './seed/signed-in.ts'
import { tellLevels } from './seed/tell-levels.ts'

const usage = `npm run seed -- [--url http://localhost:3000]

Fills a running server that offers the development sign-in: the settlement Riverside with its owner Olivia, the admin Adam,
the contributor Cora and the viewer Vera, a player without an account, a spent invitation and an open one, and a stock at work: places,
items with their history, two projects that hold some of them, tasks that people have taken, a template of each kind,
contributions that wait, were approved and were rejected, the progress link of a project, tools and levels that were told, Cora's own settlement, and a project of
Vera's own that is shared with Cora. It may be run again: if Riverside exists, nothing is changed. Where a run broke off, it says so.`

const options = readOptions(usage, {
  url: 'http://localhost:3000',
})

const page = options.url.replace(/\/$/, '')
const name = 'Riverside'
const brokenOff = `${name} is there, but the run that filled it broke off. Begin again with an empty DATA_DIR or database.`

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function seed(): Promise<void> {
  const olivia = await signedIn('olivia')
  const owned = await olivia.ask<ListedSettlement[]>('getSettlementsUserCanAccess')
  if (owned.some((settlement) => settlement.name === name && settlement.isOwner)) {
    if (!(await isWhole())) throw new Error(brokenOff)
    console.log(`${name} exists already.`)
    return
  }
  const { id: settlementId } = await olivia.ask<ListedSettlement>('createSettlement', {
    name,
    description: 'A BitCraft settlement on the bend of the river: timber, stone and a tavern to come.',
  })
  const join = async (who: string, role: string): Promise<Ask> => {
    const invitation = { settlementId, role }
    const { inviteCode } = await olivia.ask<{ inviteCode: string }>('createSettlementInviteLink', invitation)
    const { ask } = await signedIn(who)
    await ask('useSettlementInviteLink', { inviteCode })
    return ask
  }
  const adam = await join('adam', 'admin')
  const cora = await join('cora', 'contributor')
  const vera = await join('vera', 'viewer')
  await olivia.ask('addPlayer', { settlementId, name: 'Finn, who plays on the sofa' })
  await olivia.ask('createSettlementInviteLink', { settlementId, maxUses: 5 })
  await fillStock({ olivia: olivia.ask, adam, cora }, { page, settlementId })
  await giveTasks({ olivia: olivia.ask, cora }, settlementId)
  await deliverForTasks({ olivia: olivia.ask, adam, cora }, settlementId)
  await saveTemplates(olivia.ask, settlementId)
  await fillPersonal(cora, page)
  await shareProject({ vera, cora }, settlementId)
  const progressPage = await linkProgress(olivia.ask, settlementId)
  // Comes last: by Adam's levels a further run sees that this one came to its end.
  await tellLevels({ adam, cora })
  console.log(`${name} is ready: sign in as Olivia, Adam, Cora or Vera at ${page}/settlement`)
  if (progressPage) console.log(`Anybody sees how far a project is at ${page}${progressPage}`)
}

/** Whether a former run came to its end: it tells Adam's levels last. */
async function isWhole(): Promise<boolean> {
  const { ask } = await signedInAs(page, 'adam')
  const { preferences } = await ask<OwnUser>('getUser')
  return Object.keys(preferences.levels).length > 0
}

/** Signs in one of the four users of the development sign-in. */
async function signedIn(who: string) {
  const { ask } = await signedInAs(page, who)
  // Without a nickname others would see 'Player' and a number.
  await ask('updateUser', { username: who[0]!.toUpperCase() + who.slice(1) })
  return { ask }
}
