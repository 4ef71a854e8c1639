import { api, type Guards } from './mutant.ts'

/** Guards of personal settlements (SET-9), and of deleting all projects, which they all offer (SAVE-6). */
export const personalGuards: Guards = {
  likely: [api('personal-settlement')],
  mutants: [
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
      what: 'all projects are deleted at once without anybody insisting',
      file: 'src/domain/settlement/acts/all-projects.ts',
      text: "if (!force) return refusedWith('projects-protected', { projects: deleted })",
      becomes: '',
    },
  ],
}
