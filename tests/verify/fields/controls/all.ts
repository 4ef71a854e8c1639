import { attempts, triedRows } from '../../../matrix/areas.ts'
import { expectedStatuses } from '../../../matrix/matrix.ts'
import { prepare } from '../../../matrix/send-attempt.ts'
import type { Control, Controls } from './control.ts'
import { ledgerControls } from './ledger.ts'
import { ownControls } from './own.ts'
import { settlementControls } from './settlement.ts'
import { sharingControls } from './sharing.ts'

const own: Controls = { ...ownControls, ...settlementControls, ...ledgerControls, ...sharingControls }

/** Operations that write nothing, or nothing in this world, and whose controls need only be accepted. */
export const changesNothing: readonly string[] = [
  'findFellows',
  'previewAccountDeletion',
  'previewCatalogue',
  // The numbers of tasks are right after every change already.
  'refreshTaskProgressFromInventory',
  // The look-up that it begins finds nothing.
  'lookUpCatalogue',
]

/** The controls of a procedure: its own, where this folder has some, else the calls that the matrix allows the owner. */
export function controlsOf(procedure: string): readonly Control[] {
  return own[procedure] ?? ofTheMatrix(procedure)
}

function ofTheMatrix(procedure: string): readonly Control[] {
  return triedRows
    .filter(({ cells }) => expectedStatuses(cells.owner).includes(200))
    .flatMap(({ id }) => attempts[id]!)
    .filter((attempt) => 'procedure' in attempt)
    .filter((call) => call.procedure === procedure)
    .map((call) => ({ input: async (scene) => call.input(scene, await prepare(call, scene)) }))
}
