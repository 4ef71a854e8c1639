import type { Mutant } from './guards.ts'

const reviews = 'src/domain/settlement/acts/contribution-reviews.ts'
const decisions = 'src/domain/settlement/acts/contribution-decisions.ts'
const contributions = 'src/domain/settlement/acts/contributions.ts'

/** What keeps a contribution to its settlement, its giver and one decision. */
export const contributionGuards: readonly Mutant[] = [
  {
    what: 'decided contributions of other settlements are found',
    file: 'src/server/changes/stored-contributions.ts',
    text: "contributions.settlement_id = ${settlementId} and contributions.status <> 'pending'",
    becomes: "${settlementId}::uuid is not null and contributions.status <> 'pending'",
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
    file: 'src/server/contributions/statistics.ts',
    text: 'sql`contributions.settlement_id = ${settlementId} and contributions.status in',
    becomes: 'sql`${settlementId}::uuid is not null and contributions.status in',
  },
  {
    what: 'everybody decides on their own contributions',
    file: decisions,
    text: 'if (found.byNo === acting.byNo && !acting.by.isOwner)',
    becomes: 'if (found.byNo === acting.byNo && found.byNo < 0)',
  },
  {
    what: 'a decided contribution is decided again',
    file: decisions,
    text: "if (found.status !== 'pending')",
    becomes: "if (found.status === 'withdrawn')",
  },
  {
    what: 'a contribution is approved though it was changed after it was shown',
    file: decisions,
    text: "return found.revision === revision ? found : refused('contribution-changed')",
    becomes: "return found.revision > 0 ? found : refused('contribution-changed')",
  },
  {
    what: 'more is accepted than was delivered',
    file: decisions,
    text: 'quantity > (delivered.get(itemId) ?? 0)',
    becomes: 'quantity < (delivered.get(itemId) ?? 0) * 0',
  },
  {
    what: 'the rest is sent back without a reason',
    file: decisions,
    text: "if (remainder.length > 0 && reason === '')",
    becomes: "if (remainder.length < 0 && reason === '')",
  },
  {
    what: 'a contribution that is named twice is approved twice',
    file: reviews,
    text: 'const isAgain = named.has(one.contributionId)',
    becomes: "const isAgain = named.has('')",
  },
  {
    what: 'everybody withdraws the contributions of others',
    file: contributions,
    text: 'if (found.byNo !== acting.byNo)',
    becomes: 'if (found.byNo < 0)',
  },
  {
    what: 'a decided contribution is changed',
    file: contributions,
    text: "return found.status === 'pending' ? found : refused('decided-stays')",
    becomes: "return found.revision > 0 ? found : refused('decided-stays')",
  },
]
