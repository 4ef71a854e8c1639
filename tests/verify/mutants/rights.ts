import { type Action, actions } from '#domain/settlement/right'
import { type Guards, type Mutant, unit } from './mutant.ts'

const file = 'src/domain/settlement/right.ts'

/**
 * To free one of these rights alone changes nothing: changing settings also needs the right to rename, and using up what a project holds
 * also needs the right to archive it.
 */
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
