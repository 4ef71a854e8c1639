import type { Mutant } from './guards.ts'

/** Guards of personal settlements and of samples (SET-9, SET-2). */
export const personalGuards: readonly Mutant[] = [
  {
    what: 'others can be invited to a personal settlement',
    file: 'src/server/invites/commands.ts',
    text: "if (count!.is_personal === true) throw refusal('personal-is-private')",
    becomes: '',
  },
  {
    what: 'a personal settlement can be deleted',
    file: 'src/server/settlements/commands.ts',
    text: 'where id = ${settlementId} and not is_personal returning id',
    becomes: 'where id = ${settlementId} returning id',
  },
  {
    what: 'each opening makes another personal settlement',
    file: 'src/server/settlements/personal.ts',
    text: 'if (known !== null) return',
    becomes: 'if (known === userId) return',
  },
  {
    what: 'sharing a personal settlement passes over the most that somebody may own',
    file: 'src/server/settlements/personal.ts',
    text: '  await refuseTooManyOwned(tx, userId, at)\n',
    becomes: '',
  },
  {
    what: 'a shared settlement stays the personal one of its owner',
    file: 'src/server/settlements/personal.ts',
    text: 'update profiles set personal_settlement_id = null where',
    becomes: 'update profiles set personal_settlement_id = personal_settlement_id where',
  },
  {
    what: 'a personal settlement counts among those that somebody owns',
    file: 'src/server/changes/owned-limits.ts',
    text: 'from settlements where owner_id = ${userId} and not is_personal`',
    becomes: 'from settlements where owner_id = ${userId}`',
  },
  {
    what: 'others come into a sample or hear of it',
    file: 'src/domain/settlement/right.ts',
    text: 'if (isInSample && closedInSample.has(action)) return false',
    becomes: '',
  },
  {
    what: 'each opening makes another sample',
    file: 'src/server/settlements/sample.ts',
    text: 'if (known) return',
    becomes: 'if (known === userId) return',
  },
  {
    what: 'anybody puts away everybody’s sample',
    file: 'src/server/settlements/sample.ts',
    text: 'where owner_id = ${userId} and is_sample`',
    becomes: 'where is_sample`',
  },
  {
    what: 'a sample is still what opens first after it was put away',
    file: 'src/server/settlements/sample.ts',
    text: 'set default_settlement_id = null',
    becomes: 'set default_settlement_id = default_settlement_id',
  },
  {
    what: 'tasks of a sample are told of in other settlements',
    file: 'src/server/tasks/queries.ts',
    text: ' and not is_sample',
    becomes: '',
  },
  {
    what: 'a saved document without projects may empty a personal settlement',
    file: 'src/server/user-data/personal.ts',
    text: "if (projects > 0) throw refusal('projects-protected', { projects })",
    becomes: '',
  },
  {
    what: 'all projects are deleted at once without anybody insisting',
    file: 'src/domain/settlement/acts/all-projects.ts',
    text: "if (!force) return refusedWith('projects-protected', { projects: deleted })",
    becomes: '',
  },
]
