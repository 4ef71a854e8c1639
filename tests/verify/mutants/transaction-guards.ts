import { api, type Guards, matrixRows, unit } from './mutant.ts'

/** What makes a change whole, numbered and asked for by its own caller (I2, I11, R3, R4). */
export const transactionGuards: Guards = {
  likely: [api('acts-that-meet'), api('lost-commit')],
  mutants: [
    {
      what: 'a change is acknowledged before it is committed',
      file: 'src/server/db/postgres-statements.ts',
      text: "    await end('commit')\n",
      becomes: "    end('commit').catch(() => {})\n",
      likely: [api('lost-commit')],
    },
    {
      what: 'an act is acknowledged before it is committed',
      file: 'src/server/db/postgres-statements.ts',
      text: "if (committed.status === 'rejected') throw",
      becomes: 'if (false as boolean) throw',
      likely: [api('postgres-transactions')],
    },
    {
      what: 'the number of a change is taken before its transaction',
      file: 'src/server/changes/record.ts',
      text: `seq = seq + 1 \${settlementAssignments(changes)} \${assigned ? sql\`, \${assigned}\` : sql\`\`}
    where id = \${settlementId} and seq = \${seq} and`,
      becomes: `seq = \${seq}::bigint + 1 \${settlementAssignments(changes)} \${assigned ? sql\`, \${assigned}\` : sql\`\`}
    where id = \${settlementId} and`,
    },
    {
      what: 'the right that counts is that of the member whom the act is about, not of the caller',
      file: 'src/server/changes/attempt-act.ts',
      text: "user_id = ${userId} and status = 'active') as role",
      becomes: "user_id = ${String(Object(input).userId ?? userId)} and status = 'active') as role",
      likely: [matrixRows('member.change_role is')],
    },
    {
      what: 'a save empties the saved inventory before its own changes',
      file: 'src/domain/user-data/merge-operations.ts',
      text: 'openDraft(tracked.document)',
      becomes: 'openDraft({ ...tracked.document, inventory: new Map() })',
      likely: [unit('src/domain/user-data/merge-operations.test.ts')],
    },
    {
      what: 'two servers use one data folder',
      file: 'src/server/db/data-folder-lock.ts',
      text: 'pragma locking_mode = exclusive; begin exclusive',
      becomes: '',
      likely: [api('data-folder', 'a second one is refused before it touches anything')],
    },
  ],
}
