import { plural } from '#contract/sentences/numbers'

/** Texts for a server that was set back to an earlier state by a backup (R2). */
export const restoredText = {
  title: 'The server was set back to an earlier state',
  /** @param time empty where the server does not say when */
  body: (time: string) =>
    `Whoever runs it restored a backup${time && ` of ${time}`}. What was done after that is not on the server any more.`,
  plan: 'Nothing is lost on this device: your plan is kept as it stands here, and you are asked next what should happen to it.',
  waiting: (count: number) =>
    count === 1
      ? 'One change of yours to a settlement has not been sent yet.'
      : `${plural(count, 'change', 'changes')} of yours to settlements have not been sent yet.`,
  waitingHint: 'What is put aside is listed on the Settlement page and can be downloaded.',
  send: (count: number) => (count === 1 ? 'Send it' : 'Send them'),
  putAside: (count: number) => (count === 1 ? 'Put it aside' : 'Put them aside'),
  goOn: 'Go on',
} as const
