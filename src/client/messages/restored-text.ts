import { plural } from '#contract/sentences/numbers'

/** Texts for a server that was set back to an earlier state by a backup (R2). */
export const restoredText = {
  title: 'The server was set back to an earlier state',
  /** @param time empty where the server does not say when */
  body: (time: string) =>
    `Whoever runs it restored a backup${time && ` of ${time}`}. What was done after that is not on the server any more.`,
  plan: 'Nothing is lost on this device: your plan stays as it is here, and where your account has another one now, you are asked what to keep.',
  waiting: (count: number) =>
    count === 1
      ? 'One change of yours to a settlement has not been sent yet.'
      : `${plural(count, 'change', 'changes')} of yours to settlements have not been sent yet.`,
  waitingHint: 'What is put aside is listed on the Settlement page and can be downloaded.',
  send: (count: number) => (count === 1 ? 'Send it' : 'Send them'),
  putAside: (count: number) => (count === 1 ? 'Put it aside' : 'Put them aside'),
  goOn: 'Go on',
  failed: 'This browser’s storage did not answer. Nothing is lost: try again, or reload the page.',
} as const
