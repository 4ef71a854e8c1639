import { api, type Guards } from './mutant.ts'

const file = 'src/server/members/shared-levels.ts'

/** What keeps somebody's levels to those to whom they show them. */
export const levelGuards: Guards = {
  likely: [api('member-levels')],
  mutants: [
    {
      what: 'levels are seen of members who do not show them',
      file,
      text: "and preferences -> 'shareLevels' = 'true'::jsonb",
      becomes: '',
    },
    {
      what: 'levels of former members are seen',
      file,
      text: "and memberships.status = 'active'",
      becomes: '',
    },
    {
      what: 'levels are seen of members of other settlements',
      file,
      text: 'where memberships.settlement_id = ${settlementId}',
      becomes: 'where ${settlementId}::uuid is not null',
    },
  ],
}
