import { api, type Guards, type Mutant, matrixRows } from './mutant.ts'

const settlements = 'settlement_id = ${settlementId}'
const anySettlement = '${settlementId}::uuid is not null'
const people = 'user_id = ${userId}'
const anybody = '${userId}::uuid is not null'

/** What keeps rows to the settlement and to the person whose they are, in rooms that have no list of their own here (B1, SET-5). */
export const foreignRowGuards: Guards = {
  likely: [],
  mutants: [
    {
      what: 'sessions of others are ended',
      file: 'src/server/access/session-commands.ts',
      text: `where id::text = \${sessionId} and ${people}`,
      becomes: `where id::text = \${sessionId} and ${anybody}`,
      likely: [matrixRows('session.revoke_other'), api('settlement-matrix', 'SET-5: endSession')],
    },
    ...ofBuildLists(),
    {
      what: 'saved states of others are opened',
      file: 'src/server/user-data/queries.ts',
      text: `where ${people} and version = \${version}`,
      becomes: `where ${anybody} and version = \${version}`,
      likely: [api('user-data-versions')],
    },
    {
      what: 'the movements of other settlements’ stock are listed',
      file: 'src/server/inventory/queries.ts',
      text: `sql\`${settlements}\`,`,
      becomes: `sql\`${anySettlement}\`,`,
      likely: [api('stock-history'), api('ledger')],
    },
    {
      what: 'ended projects of other settlements are listed',
      file: 'src/server/projects/procedures.ts',
      text: 'where settlement_id = ${permit.settlementId} and ending is not null',
      becomes: 'where ${permit.settlementId}::uuid is not null and ending is not null',
      likely: [api('stock-history'), api('ledger')],
    },
    {
      what: 'an id is refused as taken because another settlement uses it',
      file: 'src/server/changes/taken-id.ts',
      text: `where ${settlements} and id = \${id}`,
      becomes: `where ${anySettlement} and id = \${id}`,
      likely: [api('taken-ids')],
    },
    {
      what: 'the log of other settlements is read',
      file: 'src/server/changes/queries.ts',
      text: `where ${settlements} \${before`,
      becomes: `where ${anySettlement} \${before`,
      likely: [api('settlements', 'SET-8'), api('settlement-names')],
    },
    {
      what: 'events of other settlements are streamed',
      file: 'src/server/changes/outbox.ts',
      text: `from outbox where ${settlements} and seq >`,
      becomes: `from outbox where ${anySettlement} and seq >`,
      likely: [api('settlement-live')],
    },
    {
      what: 'a number that somebody else gave an act counts as one’s own',
      file: 'src/server/changes/sent-acts.ts',
      text: `${settlements} and ${people} and client_id`,
      becomes: `${settlements} and ${anybody} and client_id`,
      likely: [api('settlement-sent-acts')],
    },
    {
      what: 'settlements that others have muted are listed',
      file: 'src/server/notifications/queries.ts',
      text: `where ${people} and status = 'active' and is_muted`,
      becomes: `where ${anybody} and status = 'active' and is_muted`,
      likely: [api('notifications')],
    },
  ],
}

function ofBuildLists(): readonly Mutant[] {
  const likely = [api('build-lists')]
  const [commands, queries] = ['src/server/build-lists/commands.ts', 'src/server/build-lists/queries.ts']
  const own = `where ${people} and id = \${id}`
  const ofAnybody = `where ${anybody} and id = \${id}`
  const row = '\n    returning'
  return [
    {
      what: 'saved build lists of others are listed',
      file: queries,
      text: `where ${people}\n`,
      becomes: `where ${anybody}\n`,
      likely,
    },
    {
      what: 'saved build lists of others are opened',
      file: queries,
      text: own,
      becomes: ofAnybody,
      likely,
    },
    {
      what: 'saved build lists of others are renamed',
      file: commands,
      text: own + row,
      becomes: ofAnybody + row,
      likely,
    },
    {
      what: 'saved build lists of others are deleted',
      file: commands,
      text: `delete from build_lists ${own}`,
      becomes: `delete from build_lists ${ofAnybody}`,
      likely,
    },
  ]
}
