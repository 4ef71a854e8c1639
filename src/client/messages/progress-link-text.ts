import { notYours } from './not-yours.ts'
import { projectLinkText } from './project-link-text.ts'

/** The progress link of a project (BEY-16). */
export const progressLinkText = {
  ...projectLinkText,
  title: 'Progress link',
  about: (name: string) =>
    `Whoever has the link sees how far "${name}" is: its name and description, its items, and what it still misses. Nobody needs an account for it, and nothing can be changed there.`,
  loading: 'Loading...',
  failed: 'Whether there is a link could not be loaded',
  retry: 'Retry',
  names: 'Show names',
  namesHint:
    'Of members who help with the project and share their statistics in their profile. Nobody else is named.',
  noneForArchived: 'It has no link. An archived project gets no new one.',
  open: 'Look at the page',
  hidden:
    'The address cannot be shown any more, because the server’s secret has changed. Whoever has it can still open the page. For an address to copy, revoke this link and make another.',
  lasts:
    'It lasts as long as the project. Archived, the page says so; deleted, the page is gone until the project is restored.',
  namesFailed: 'The names could not be changed',
  revoke: {
    ask: 'Revoke',
    question: 'Revoke it? The page is gone at once, for everybody. A new link has another address.',
    yes: 'Yes, revoke',
    no: 'Cancel',
  },
  notYours,
} as const
