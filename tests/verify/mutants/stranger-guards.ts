import { api, type Guards } from './mutant.ts'

/** What keeps strangers out, and from learning anything (S5, SET-5, B14). */
export const strangerGuards: Guards = {
  likely: [api('settlement-matrix')],
  mutants: [
    {
      what: 'settlements of others are listed',
      file: 'src/server/changes/queries.ts',
      text: '${listed} and memberships.user_id = ${userId} order by',
      becomes: '${listed} and ${userId}::uuid is not null order by',
      likely: [api('settlements'), api('settlement-lists')],
    },
    {
      what: 'rows of the ledgers of other settlements are found',
      file: 'src/server/changes/column-table.ts',
      text: '${name}.settlement_id = ${settlementId} ${shown',
      becomes: '${settlementId}::uuid is not null ${shown',
      likely: [api('ledger'), api('task-people')],
    },
    {
      what: 'strangers are refused in other words where there is such a settlement',
      file: 'src/server/access/permit.ts',
      text: 'if (!settlement || !(membership || isGuest)) throw noSettlement()',
      becomes:
        "if (!settlement) throw noSettlement()\n  if (!(membership || isGuest)) throw refusal('settlement-deleted')",
      likely: [api('settlement-matrix', 'SET-5: somebody who is no member gets the same')],
    },
    {
      what: 'people are named by their addresses',
      file: 'src/server/changes/person-numbers.ts',
      text: 'select no, custom_display_name,',
      becomes: 'select no, real_email as custom_display_name,',
      likely: [api('canaries', 'B14: only its owner')],
    },
  ],
}
