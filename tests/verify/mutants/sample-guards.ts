import { api, type Guards, unit } from './mutant.ts'

const room = 'src/server/settlements/sample.ts'

/** What keeps a sample to its owner, and from leaving a trace (SET-2, decision 27). */
export const sampleGuards: Guards = {
  likely: [api('sample-settlement')],
  mutants: [
    {
      what: 'others come into a sample or hear of it',
      file: 'src/domain/settlement/right.ts',
      text: 'if (isInSample && closedInSample.has(action)) return false',
      becomes: '',
    },
    {
      what: 'a browser does not know that a settlement is a sample',
      file: 'src/domain/settlement/act.ts',
      text: 'isInSample: isSample }',
      becomes: 'isInSample: false }',
      likely: [unit('src/domain/settlement')],
    },
    {
      what: 'each opening makes another sample',
      file: room,
      text: 'if (known) return',
      becomes: 'if (known === userId) return',
    },
    {
      what: 'a site admin cannot look at a sample',
      file: 'src/server/settlements/sample-procedures.ts',
      text: '{ ...caller, isSiteAdmin: false }',
      becomes: 'caller',
      likely: [api('site-admins')],
    },
    {
      what: 'anybody puts away everybody’s sample',
      file: room,
      text: 'where owner_id = ${userId} and is_sample`',
      becomes: 'where is_sample`',
    },
    {
      what: 'a sample is put away with the settlements of its owner',
      file: room,
      text: 'where owner_id = ${userId} and is_sample`',
      becomes: 'where owner_id = ${userId}`',
    },
    {
      what: 'a sample is still what opens first after it was put away',
      file: room,
      text: 'set default_settlement_id = null',
      becomes: 'set default_settlement_id = default_settlement_id',
    },
    {
      what: 'answers that name a sample outlive it',
      file: room,
      text: 'strpos(answer::text, ${id}) > 0',
      becomes: 'strpos(answer::text, ${id}) < 0',
    },
    {
      what: 'tasks of a sample are told of in other settlements',
      file: 'src/server/tasks/queries.ts',
      text: ' and not is_sample',
      becomes: '',
    },
    {
      what: 'a sample is among what an account’s deletion asks about',
      file: 'src/server/settlements/own-settlements.ts',
      text: ' and not is_sample',
      becomes: '',
    },
  ],
}
