import { formatTime } from './format.ts'

/** The settlement of one's own (SET-9). */
export const personalText = {
  title: 'Your own settlement',
  private: 'Private',
  hint: 'Projects, tasks and stock that nobody else sees. It also works offline.',
  open: 'Open your own',
  noOther: {
    title: 'You are in no shared settlement yet',
    hint: 'Create one for your group, join one with the code somebody gave you, or share your own.',
  },
  openFailed: 'Your own settlement could not be opened',
  facts: (createdAt: string) => `only you see it · created ${formatTime(createdAt)}`,
  onlyYou: 'Private · only you see it',
  share: {
    ask: 'Share with others',
    question: 'Let others join? It cannot be made private again.',
    yes: 'Yes, share it',
    no: 'Cancel',
  },
  shareHint: 'Only you are here. Share it to invite others; everything in it stays.',
  shared: (name: string) => `"${name}" is shared now: you can invite others under Users.`,
  shareFailed: 'Failed to share the settlement',
}
