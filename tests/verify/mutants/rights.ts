import { type Action, actions } from '#domain/settlement/right'
import { type Guards, type Mutant, unit } from './mutant.ts'

const file = 'src/domain/settlement/right.ts'

/** Freeing these alone changes nothing: to change settings also needs the right to rename, to use stock up that to archive. */
const neverAlone: readonly Action[] = ['settlement.edit_settings', 'inventory.use']

/** For each operation a change that gives its right to all members. A unit test holds the rights against the matrix, without a server. */
export function freeRights(source: string): Guards {
  const mutants = actions.flatMap((action): readonly Mutant[] => {
    const text = source.match(new RegExp(`'${action.replace('.', '\\.')}': '(\\w+)'`))
    if (!text || text[1] === 'member' || neverAlone.includes(action)) return []
    return [{ what: `everybody may ${action}`, file, text: text[0], becomes: `'${action}': 'member'` }]
  })
  return { likely: [unit('src/domain/settlement/right.test.ts')], mutants }
}
