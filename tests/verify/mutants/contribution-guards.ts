import { api, type Guards, matrixRows } from './mutant.ts'
import { testsOfAllActs } from './tests-of-places.ts'

const reviews = 'src/domain/settlement/acts/contribution-reviews.ts'
const contributions = 'src/domain/settlement/acts/contributions.ts'

/** What keeps a contribution to its settlement, its giver and one decision. `${settlementId}::uuid is not null` is true of every row. */
export const contributionGuards: Guards = {
  likely: [testsOfAllActs, api('contributions'), matrixRows('contribution.'), api('contribution-statistics')],
  mutants: [
    {
      what: 'decided contributions of other settlements are found',
      file: 'src/server/changes/stored-contributions.ts',
      text: "contributions.settlement_id = ${settlementId} and contributions.status <> 'pending'",
      becomes: "${settlementId}::uuid is not null and contributions.status <> 'pending'",
      likely: [api('settlement-matrix', 'a contributionId from elsewhere')],
    },
    {
      what: 'contributions of other settlements are listed',
      file: 'src/server/contributions/queries.ts',
      text: '    sql`contributions.settlement_id = ${settlementId}`,',
      becomes: '    sql`${settlementId}::uuid is not null`,',
    },
    {
      what: 'statistics count entries of other settlements',
      file: 'src/server/contributions/statistics.ts',
      text: 'sql`entries.settlement_id = ${settlementId}`,',
      becomes: 'sql`${settlementId}::uuid is not null`,',
    },
    {
      what: 'statistics count what other settlements decided',
      file: 'src/server/contributions/decided-per-week.ts',
      text: 'sql`contributions.settlement_id = ${settlementId} and contributions.status in',
      becomes: 'sql`${settlementId}::uuid is not null and contributions.status in',
    },
    {
      what: 'a contribution is approved though it was changed after it was shown',
      file: 'src/domain/settlement/acts/contribution-decisions.ts',
      text: "return found.revision === revision ? found : refused('contribution-changed')",
      becomes: "return found.revision > 0 ? found : refused('contribution-changed')",
    },
    {
      what: 'a contribution that is named twice is approved twice',
      file: reviews,
      text: 'const isAgain = named.has(one.contributionId)',
      becomes: "const isAgain = named.has('')",
    },
    {
      what: 'a decided contribution is changed',
      file: contributions,
      text: "return found.status === 'pending' ? found : refused('decided-stays')",
      becomes: "return found.revision > 0 ? found : refused('decided-stays')",
    },
  ],
}
