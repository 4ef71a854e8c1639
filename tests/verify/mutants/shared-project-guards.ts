import { api, type Guards, matrixRows, unit } from './mutant.ts'

const permits = 'src/server/access/shared-permit.ts'
const room = 'src/server/shared-projects'
const fellows = `${room}/fellows.ts`
const joining = `${room}/joining.ts`
const shared = 'src/domain/planning/shared-project.ts'

/** What keeps a shared project to those with whom it is shared, to the time until that is ended, and to what they may see (SET-9). */
export const sharedProjectGuards: Guards = {
  likely: [
    api('shared-projects'),
    api('shared-former-members'),
    api('shared-deliveries'),
    api('shared-with-fellows'),
  ],
  mutants: [
    {
      what: 'shared project: anybody’s collaboration is read',
      file: permits,
      text: 'where collaborators.user_id = ${userId} and collaborators.status',
      becomes: 'where collaborators.status',
    },
    {
      what: 'shared project: an ended collaboration is read',
      file: permits,
      text: "and collaborators.status = 'active' and ending is null`",
      becomes: 'and ending is null`',
    },
    {
      what: 'shared project: one that was archived is read',
      file: permits,
      text: "and collaborators.status = 'active' and ending is null`",
      becomes: "and collaborators.status = 'active'`",
    },
    {
      what: 'shared project: one of a deleted settlement is read',
      file: permits,
      text: 'on settlements.id = collaborators.settlement_id and deleted_at is null',
      becomes: 'on settlements.id = collaborators.settlement_id',
    },
    {
      what: 'shared project: somebody else’s delivery is taken back',
      file: 'src/domain/settlement/acts/shared-delivery.ts',
      text: 'before?.byNo === acting.byNo && before.projectId',
      becomes: 'before?.projectId',
    },
    {
      what: 'shared project: an old link brings back somebody whose share was ended',
      file: joining,
      text: 'greatest(collaborators.ended_at, memberships.removed_at)',
      becomes: 'memberships.removed_at',
    },
    {
      what: 'shared project: an old link brings back a former member',
      file: joining,
      text: 'greatest(collaborators.ended_at, memberships.removed_at)',
      becomes: 'collaborators.ended_at',
    },
    {
      what: 'shared project: the link of an archived one lets in',
      file: joining,
      text: 'and deleted_at is null and ending is null',
      becomes: 'and deleted_at is null',
    },
    {
      what: 'shared project: the link of a deleted settlement lets in',
      file: joining,
      text: 'and deleted_at is null and ending is null',
      becomes: 'and ending is null',
    },
    {
      what: 'shared project: a revoked link lets in',
      file: `${room}/links.ts`,
      text: 'sql`settlement_id = ${permit.settlementId} and id = ${shareLinkId}`',
      becomes: 'sql`settlement_id = ${permit.settlementId} and id = ${shareLinkId} and false`',
    },
    {
      what: 'shared project: codes outlive their settlement',
      file: 'src/server/changes/remove-for-good.ts',
      text: 'for (const codes of Object.values(codesOf))',
      becomes: "for (const codes of ['invite_codes', 'progress_codes'])",
      likely: [api('progress-links', 'decision 13')],
    },
    {
      what: 'shared project: who does not want to be found is found',
      file: fellows,
      text: "and preferences -> 'allowDiscovery' is distinct from 'false'::jsonb",
      becomes: '',
    },
    {
      what: 'shared project: anybody is found',
      file: fellows,
      text: 'and profiles.user_id in (select theirs.user_id from ${inCommon(permit)})',
      becomes: '',
    },
    {
      what: 'shared project: members of the settlement are found',
      file: fellows,
      text: "where settlement_id = ${settlementId} and memberships.user_id = profiles.user_id and status = 'active')",
      becomes:
        "where settlement_id = ${settlementId} and memberships.user_id = profiles.user_id and status = 'none')",
    },
    {
      what: 'shared project: who left the settlement in common is found',
      file: fellows,
      text: "and mine.user_id = ${userId} and mine.status = 'active'`",
      becomes: 'and mine.user_id = ${userId}`',
    },
    {
      what: 'shared project: the members’ notes are told',
      file: shared,
      text: "      notes: '',\n",
      becomes: '',
    },
    {
      what: 'shared project: whose share has ended goes on hearing of the project',
      file: 'src/server/changes/shared-projects.ts',
      text: "where user_id in ${among(userIds)} and collaborators.status = 'active'",
      becomes: 'where user_id in ${among(userIds)}',
    },
    {
      what: 'shared project: a delivery to another project is taken back',
      file: 'src/domain/settlement/acts/shared-delivery.ts',
      text: '=== acting.byNo && before.projectId === acting.by.sharedProjectId',
      becomes: '=== acting.byNo',
      likely: [unit('src/domain/settlement/acts/shared-delivery.test.ts')],
    },
    {
      what: 'shared project: every member looks for people',
      file: `${room}/procedures.ts`,
      text: "inSettlement('project.share').findFellows",
      becomes: "inSettlement('project.read').findFellows",
      likely: [matrixRows('project.share is')],
    },
  ],
}
