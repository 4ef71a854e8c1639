import { type Guards, unit } from './mutant.ts'

/** What keeps a project that is made of a queue to the rules of names (PRJ-1). */
export const queueNameGuards: Guards = {
  likely: [unit('src/client/settlement/queue-name.test.ts')],
  mutants: [
    {
      what: 'a queue gives a project a name that is too long',
      file: 'src/client/settlement/queue-name.ts',
      text: '.slice(0, ledgerLimits.nameLength)',
      becomes: '',
    },
    {
      what: 'a queue without entries becomes a project',
      file: 'src/client/settlement/queue-name.ts',
      text: 'if (!first) return null',
      becomes: "if (!first) return ''",
    },
  ],
}
