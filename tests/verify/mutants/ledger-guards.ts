import { api, type Guards } from './mutant.ts'
import { testsOfAllActs } from './tests-of-places.ts'

/** What keeps acts of the ledger from moving stock that is not there, or not theirs, and from taking what ran out off the list. */
export const ledgerGuards: Guards = {
  likely: [testsOfAllActs, api('ledger-refusals'), api('ledger')],
  mutants: [
    {
      what: 'more is taken than is free',
      file: 'src/domain/settlement/acts/taken-stock.ts',
      text: 'if (moves.at(itemId, holders) < amount) return onlySoMany(rows, itemId, holders)',
      becomes: '',
    },
    {
      what: 'a reserved item can be removed',
      file: 'src/domain/settlement/acts/taken-stock.ts',
      text: 'if (before.reserved > 0) return',
      becomes: 'if (before.reserved < 0) return',
    },
    {
      what: 'more is entered for a task than is missing',
      file: 'src/domain/settlement/acts/task-progress.ts',
      text: 'Math.min(amount, before.target - before.completed)',
      becomes: 'amount',
    },
    {
      what: 'more is kept back than is free',
      file: 'src/domain/settlement/acts/reservations.ts',
      text: 'if (availableOf(rows.stock.get(itemId)) < amount)',
      becomes: 'if (availableOf(rows.stock.get(itemId)) < 0)',
    },
    {
      what: 'more is set free than is kept back',
      file: 'src/domain/settlement/acts/reservations.ts',
      text: 'Math.min(amount, before.kept)',
      becomes: 'amount',
    },
    {
      what: 'a task is assigned to somebody to whom none can be assigned',
      file: 'src/domain/settlement/acts/assignees.ts',
      text: 'if (added.some((who) => !isAssignable(rows, who)))',
      becomes: 'if (added.length < 0)',
    },
    // When an entry is taken back, its item leaves the stock's list only if no other entry of the item still counts (`standOnlyHere`).
    {
      what: 'taking back an entry takes its item off the stock’s list though another entry of the item still counts',
      file: 'src/domain/settlement/acts/reversals.ts',
      text: 'acting.standOnlyHere.has(itemId) && ',
      becomes: '',
    },
    {
      what: 'the database says of every item of an act that no entry of another act still counts for it',
      file: 'src/server/changes/ledger-columns.ts',
      text: 'having bool_and(act in ${among(acts)} or reverts_act is not null or ${isReverted})',
      becomes: '',
      likely: [api('stock-history', 'INV-1')],
    },
    {
      what: 'a restored project item has more finished pieces than its entries add up to',
      file: 'src/domain/settlement/acts/restored-item.ts',
      text: 'Math.min(former.finished, known)',
      becomes: 'former.finished',
    },
    {
      what: 'entries of finished pieces count though they were taken back',
      file: 'src/server/changes/entries.ts',
      text: "entries.kind = 'finished' and later.act is null)",
      becomes: "entries.kind = 'finished')",
      likely: [api('project-items')],
    },
    {
      what: 'entries that change no row are not written',
      file: 'src/server/changes/record.ts',
      text: 'if (changes.length === 0 && further.length === 0) {',
      becomes: 'if (changes.length === 0) {',
      likely: [api('taken-back-buildings')],
    },
    {
      what: 'what comes back to the stock is reserved by what its project missed before that, not after',
      file: 'src/domain/settlement/acts/reversals.ts',
      text: 'acting.missingAfter(moves.changes())',
      becomes: 'acting.missing',
    },
    {
      what: 'an act may use the id of a row that is stored but no longer shown, and writes over it',
      file: 'src/server/changes/taken-id.ts',
      text: 'return row.is_id_taken === true',
      becomes: 'return row.is_id_taken === 1',
      likely: [api('taken-ids')],
    },
    {
      what: 'a former task of another project is brought back',
      file: 'src/server/changes/ledger-columns.ts',
      text: 'stored: new Map(stored.map((one) => [one.id, one])),',
      becomes: 'stored: new Map(),',
      likely: [api('taken-ids')],
    },
  ],
}
