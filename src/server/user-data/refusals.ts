import { documentLimits, type Excess } from '#domain/user-data/document-limits'
import type { MergeRefusal } from '#domain/user-data/merge-operations'

/** Why a save is not taken, in words to show. */
export type SaveRefusal = {
  readonly code: 'CONFLICT' | 'INVALID'
  readonly message: string
  readonly field: string
}

/** Says nothing of whose it is. */
export const foreignClient: SaveRefusal = {
  code: 'INVALID',
  field: 'clientId',
  message: 'These changes were not made for this account, so they were not saved.',
}

export const otherContent: SaveRefusal = {
  code: 'INVALID',
  field: 'seq',
  message: 'Other changes were saved under this number before.',
}

/** From a browser that is not known, about a state that a forgotten one may have changed since: perhaps the same one. */
export const perhapsSaved: SaveRefusal = {
  code: 'CONFLICT',
  field: 'baseVersion',
  message: 'It is not known any more whether these changes were saved.',
}

export function wrongNumber(expected: number): SaveRefusal {
  return {
    code: 'CONFLICT',
    field: 'seq',
    message: `The next changes of this browser must have number ${expected}.`,
  }
}

const limitSentences: Readonly<Record<Excess, string>> = {
  stock: `An inventory may hold at most ${documentLimits.stock} different items.`,
  queue: `A queue may hold at most ${documentLimits.queue} entries.`,
  choices: `At most ${documentLimits.choices} items may have a way of their own.`,
  projects: `A settlement may hold at most ${documentLimits.projects} projects.`,
  tasks: `A settlement may hold at most ${documentLimits.tasks} tasks.`,
}

/** The sentence of SAVE-6 is the specification's (§ 8). */
export function refusalOf(refused: MergeRefusal): SaveRefusal {
  if (refused.refusal !== 'projectsAtRisk')
    return { code: 'INVALID', field: 'operations', message: limitSentences[refused.refusal] }
  return {
    code: 'CONFLICT',
    field: 'settlement',
    message:
      `DATA PROTECTION: Prevented loss of ${refused.projects} project(s). Your data is safe! ` +
      "If you're experiencing sync issues, go to Debug tab → Emergency Recovery.",
  }
}
