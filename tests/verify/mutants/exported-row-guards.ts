import { api, type Guards, type Mutant } from './mutant.ts'

const own = 'settlement_id = ${settlementId} and'
const ofAnybody = '${settlementId}::uuid is not null and'
const ended = 'src/server/settlements/ended-in-export.ts'
const shares = 'src/server/settlements/shares-in-export.ts'
const whole = 'src/server/settlements/rest-of-settlement.ts'

/** What keeps the file of a settlement to its own rows (SET-5, API-1). */
export const exportedRowGuards: Guards = {
  likely: [api('settlement-export', 'SET-5, B1')],
  mutants: [
    of('ended projects', ended, `select * from projects where ${own}`),
    of('items of ended projects', ended, `where project_items.${own} ending`),
    of('ended tasks', ended, `where tasks.${own} (archived_at`),
    of('deliveries', ended, `select * from contributions where ${own}`),
    of('templates', whole, `select * from templates where ${own}`),
    of('log', whole, `where ${own} \${last ? sql\`id > \${last.id}::bigint\``),
    of('progress links', shares, `created_by_no, created_at from progress_links\n    where ${own}`),
    of('share links', shares, `created_at from share_links\n    where ${own}`),
    of('collaborators', shares, `where collaborators.${own}`),
    {
      what: 'a file of a settlement has the entries of others',
      file: 'src/server/changes/entries.ts',
      text: 'from entries where settlement_id = ${settlementId}',
      becomes: 'from entries where ${settlementId}::uuid is not null',
    },
  ],
}

function of(rows: string, file: string, text: string): Mutant {
  const becomes = text.replace(/(\w+\.)?settlement_id = \$\{settlementId\} and/, () => ofAnybody)
  return { what: `a file of a settlement has the ${rows} of others`, file, text, becomes }
}
