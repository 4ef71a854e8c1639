import { procedureOf } from '../changes/act-procedure.ts'

export const playerProcedures = {
  addPlayer: procedureOf('addPlayer'),
  updatePlayer: procedureOf('updatePlayer'),
  removePlayer: procedureOf('removePlayer'),
  restorePlayer: procedureOf('restorePlayer'),
  linkPlayer: procedureOf('linkPlayer'),
}
