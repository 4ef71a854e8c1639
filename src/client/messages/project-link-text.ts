import { formatTime } from './format.ts'

/** Texts that both links to a project have in common: the one of its progress (BEY-16) and the one that shares it (SET-9). */
export const projectLinkText = {
  label: 'Link',
  make: 'Make the link',
  making: 'Making...',
  makeFailed: 'The link could not be made',
  copying: {
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying. The link is selected: press Ctrl+C.',
  },
  madeBy: (name: string, at: string) => `Made by ${name}, ${formatTime(at)}.`,
  revoked: 'The link was revoked.',
  revokeFailed: 'The link could not be revoked',
} as const
