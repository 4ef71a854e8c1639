import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import * as players from './commands.ts'

const addPlayer = inSettlement('player.manage').addPlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit, at) => players.addPlayer(tx, permit, input.name, at)),
)

const updatePlayer = inSettlement('player.manage').updatePlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => players.updatePlayer(tx, permit, input.playerId, input)),
)

const removePlayer = inSettlement('player.manage').removePlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => players.removePlayer(tx, permit, input.playerId)),
)

const linkPlayer = inSettlement('player.link').linkPlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => players.linkPlayer(tx, permit, input.playerId, input.userId)),
)

export const playerProcedures = { addPlayer, updatePlayer, removePlayer, linkPlayer }
