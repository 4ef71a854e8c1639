import { sharingLimits } from '#domain/settlement/limits'
import { formatTime } from './format.ts'
import { notYours } from './not-yours.ts'
import { projectLinkText } from './project-link-text.ts'

/** Sharing a project with people outside the settlement (SET-9). */
export const shareProjectText = {
  title: 'Share project',
  about: (name: string) =>
    `Share "${name}" with people outside this settlement. They see its items, tasks and progress, and nothing else of the settlement. What they deliver always waits for review.`,
  loading: 'Loading...',
  failed: 'With whom it is shared could not be loaded',
  retry: 'Retry',
  notYours,
  link: {
    ...projectLinkText,
    title: 'By link',
    hint: 'Whoever has the link and an account can come to the project.',
    hidden:
      'The link cannot be shown any more, because the server’s secret has changed. It leads nowhere now: revoke it and make another.',
    revoke: {
      ask: 'Revoke',
      question:
        'Revoke it? Nobody can come by it any more. Who came already stays, until you end that below.',
      yes: 'Yes, revoke',
      no: 'Cancel',
    },
  },
  fellows: {
    title: 'With somebody from your other settlements',
    label: 'Nickname',
    hint: 'The first letters suffice. You find those who allow it in their profile.',
    searching: 'Searching...',
    failed: 'The search failed',
    none: 'Nobody with such a nickname can be found.',
    full: `Only the first ${sharingLimits.fellowsFound} are shown. Type more letters.`,
    list: 'Who was found',
    share: 'Share',
    shareWith: (name: string) => `Share with ${name}`,
    shared: (name: string) => `Shared with ${name}.`,
    shareFailed: (name: string) => `It could not be shared with ${name}`,
  },
  people: {
    title: (count: number) => `Shared with (${count})`,
    none: 'It is shared with nobody yet.',
    list: 'With whom it is shared',
    cameByLink: 'came by the link',
    found: 'found by nickname',
    since: (how: string, at: string) => `${how}, ${formatTime(at)}`,
    end: (name: string) => ({
      ask: 'End',
      question: `End it for ${name}? The project is gone for them at once.`,
      yes: 'Yes, end it',
      no: 'Cancel',
    }),
    endFor: (name: string) => `End sharing with ${name}`,
    endAll: {
      ask: 'End all',
      question: 'End it for everybody? The link stays.',
      yes: 'Yes, end all',
      no: 'Cancel',
    },
    endFailed: 'The sharing could not be ended',
  },
} as const
