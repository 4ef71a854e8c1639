import { accountArea } from './areas/account.ts'
import { contributionArea } from './areas/contribution.ts'
import { inventoryArea } from './areas/inventory.ts'
import { inviteArea } from './areas/invite.ts'
import { memberArea } from './areas/member.ts'
import { playerArea } from './areas/player.ts'
import { projectArea } from './areas/project.ts'
import { publicArea } from './areas/public.ts'
import { settlementArea } from './areas/settlement.ts'
import { sharingArea } from './areas/sharing.ts'
import { standingOrderArea } from './areas/standing-order.ts'
import { taskArea } from './areas/task.ts'
import { templateArea } from './areas/template.ts'
import { userdataArea } from './areas/userdata.ts'
import type { Area, Attempt } from './attempt.ts'
import { matrix } from './matrix.ts'

export const areas: readonly Area[] = [
  publicArea,
  accountArea,
  userdataArea,
  settlementArea,
  memberArea,
  inviteArea,
  playerArea,
  inventoryArea,
  projectArea,
  sharingArea,
  taskArea,
  standingOrderArea,
  templateArea,
  contributionArea,
]

/** The attempts for each row that is tried, by the row's id. */
export const attempts: Readonly<Record<string, readonly Attempt[]>> = Object.assign(
  {},
  ...areas.map(({ tried }) => tried),
)

/** The attempts for rows with conditions in which these do not hold, by the row's id. */
export const otherWays: Readonly<Record<string, readonly Attempt[]>> = Object.assign(
  {},
  ...areas.map(({ triedWhereRefused }) => triedWhereRefused),
)

/** Procedures that other test files try, each with its row. */
export const otherProcedures: Readonly<Record<string, string>> = Object.assign(
  {},
  ...areas.map(({ procedures }) => procedures),
)

/** The rows that are tried, in the order of the matrix. */
export const triedRows = matrix.filter(({ id }) => id in attempts)

/** The tried rows that are also tried where their conditions do not hold. */
export const triedBothWays = triedRows.filter(({ id }) => id in otherWays)
