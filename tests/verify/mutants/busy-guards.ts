import { api, type Guards, unit } from './mutant.ts'

const waiting = 'src/server/changes/one-after-another.ts'

/** What keeps changes of one settlement from being worked out at once in a process, and from waiting without end (decision 10). */
export const busyGuards: Guards = {
  likely: [unit('src/server/changes/one-after-another.test.ts'), api('collisions', 'I2, R4')],
  mutants: [
    {
      what: 'changes of one settlement do not wait for each other',
      file: waiting,
      text: '(endsHere.get(settlementId) ?? Promise.resolve())',
      becomes: 'Promise.resolve()',
    },
    {
      what: 'once a change ends, a later one does not wait for the next, which is under way',
      file: waiting,
      text: 'if (endsHere.get(settlementId) === end) endsHere',
      becomes: 'endsHere',
    },
    {
      what: 'a change that is refused holds up the next',
      file: waiting,
      text: 'result.then(nothing, nothing)',
      becomes: 'result.then(nothing)',
    },
    {
      what: 'a change that has waited longer than a request may take is still carried out',
      file: waiting,
      text: 'if (monotonicMs() - askedAt > waitsMs) throw waitedTooLong()',
      becomes: '',
    },
    {
      what: 'a command does not wait for the changes of its settlement',
      file: 'src/server/changes/change.ts',
      text: ': oneAfterAnother(database, settlementId, carryOut))',
      becomes: ': carryOut())',
      likely: [api('collisions', 'I2, R4')],
    },
    {
      what: 'who has waited too long for a busy settlement is told of a fault of the server',
      file: 'src/server/http/refuse.ts',
      text: 'if (error instanceof Busy) {',
      becomes: 'if (error instanceof Busy && error.message === "") {',
      likely: [unit('src/server/http/refuse.test.ts')],
    },
  ],
}
