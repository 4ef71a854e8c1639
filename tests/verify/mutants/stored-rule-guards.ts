import { api, type Guards } from './mutant.ts'

const migrations = 'src/server/db/migrations'

/** Rules of the tables themselves: no act breaks them, so that only the tests which ask the database see that they are there. */
export const storedRuleGuards: Guards = {
  likely: [api('stored-rules')],
  mutants: [
    {
      what: 'stored: more is reserved than is there',
      file: `${migrations}/0008_ledger.sql`,
      text: 'CHECK (0 <= kept and kept <= reserved and reserved <= quantity and quantity <= 1000000000000)',
      becomes: 'CHECK (true)',
    },
    {
      what: 'stored: a task is more than done',
      file: `${migrations}/0008_ledger.sql`,
      text: 'CHECK (0 <= completed and completed <= target)',
      becomes: 'CHECK (true)',
    },
    {
      what: 'stored: an invitation is used more often than it allows',
      file: `${migrations}/0003_settlements.sql`,
      text: 'CHECK (current_uses >= 0 and max_uses >= 0 and (max_uses = 0 or current_uses <= max_uses))',
      becomes: 'CHECK (true)',
    },
    {
      what: 'stored: a contribution is entered twice',
      file: `${migrations}/0011_contributions.sql`,
      text: 'CREATE UNIQUE INDEX "entries_of_a_contribution_once"',
      becomes: 'CREATE INDEX "entries_of_a_contribution_once"',
    },
    {
      what: 'stored: two people have one nickname',
      file: `${migrations}/0001_accounts.sql`,
      text: '\tCONSTRAINT "profiles_username_key_unique" UNIQUE("username_key"),\n',
      becomes: '',
    },
  ],
}
