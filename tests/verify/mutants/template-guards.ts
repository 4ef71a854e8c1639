import { api, type Guards } from './mutant.ts'

/** What keeps templates in their settlement, and deleted ones from being used. */
export const templateGuards: Guards = {
  likely: [api('templates')],
  mutants: [
    {
      what: 'templates of other settlements are found',
      file: 'src/server/changes/stored-templates.ts',
      text: 'where settlement_id = ${settlementId} and kind = ${kind}`',
      becomes: 'where ${settlementId}::uuid is not null and kind = ${kind}`',
    },
    {
      what: 'a deleted template starts a project',
      file: 'src/server/changes/stored-templates.ts',
      text: 'and id = ${id} and deleted_at is null`',
      becomes: 'and id = ${id}`',
    },
    {
      what: 'a template of another settlement is deleted',
      file: 'src/server/templates/delete-commands.ts',
      text: 'where settlement_id = ${settlementId} and id = ${templateId} and deleted_at is null returning name, kind`',
      becomes:
        'where ${settlementId}::uuid is not null and id = ${templateId} and deleted_at is null returning name, kind`',
    },
    {
      what: 'a template of another settlement is restored',
      file: 'src/server/templates/delete-commands.ts',
      text: 'where settlement_id = ${settlementId} and id = ${templateId} and deleted_at > ${restorableSince(at)}`',
      becomes:
        'where ${settlementId}::uuid is not null and id = ${templateId} and deleted_at > ${restorableSince(at)}`',
    },
  ],
}
