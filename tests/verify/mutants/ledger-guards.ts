import type { Mutant } from './guards.ts'

/** What keeps acts of the ledger from moving stock that is not there, or not theirs. */
export const ledgerGuards: readonly Mutant[] = [
  {
    what: 'more is taken than is free',
    file: 'src/domain/settlement/acts/taken-stock.ts',
    text: 'if (moves.at(itemId, holders) < amount) return onlySoMany(rows, itemId, holders)',
    becomes: '',
  },
  {
    what: 'any item can be added to the stock',
    file: 'src/domain/settlement/acts/stock.ts',
    text: 'if (items.some(({ itemId }) => !catalog.indexById.has(itemId))) return',
    becomes: 'if (items.length === 0) return',
  },
  {
    what: 'a reserved item can be removed',
    file: 'src/domain/settlement/acts/taken-stock.ts',
    text: 'if (before.reserved > 0) return',
    becomes: 'if (before.reserved < 0) return',
  },
  {
    what: 'a project is handed more than it needs',
    file: 'src/domain/settlement/acts/reservations.ts',
    text: 'if (missing < amount) return',
    becomes: 'if (missing < 0) return',
  },
  {
    what: 'a project hands over more than it holds',
    file: 'src/domain/settlement/acts/reservations.ts',
    text: 'if (held < amount) return',
    becomes: 'if (held < 0) return',
  },
  {
    what: 'an entry is taken back twice',
    file: 'src/domain/settlement/acts/reversals.ts',
    text: 'if (reverted.has(entryKey(entry))) return',
    becomes: 'if (reverted.has(line.toString())) return',
  },
  {
    what: 'more is entered for a task than is missing',
    file: 'src/domain/settlement/acts/task-progress.ts',
    text: 'Math.min(amount, before.target - before.completed)',
    becomes: 'amount',
  },
  {
    what: 'a craft takes what is not there',
    file: 'src/domain/settlement/acts/crafts.ts',
    text: 'if (lacking.length > 0) return',
    becomes: 'if (lacking.length < 0) return',
  },
]
