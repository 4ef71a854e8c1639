import { contributionsText } from '../../../messages/contributions-text.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import type { Opened } from './use-opened.ts'

type Props = {
  opened: Opened
  /** What is said where there is no such contribution. */
  gone: string
}

/** In place of an opened contribution: that it is looked for, that it could not be read, or that it is not there. */
export function NotOpened({ opened: { found, trouble, askAgain }, gone }: Props) {
  if (trouble && found === undefined)
    return (
      <NotLoaded
        text={contributionsText.panel.notLoaded}
        reason={trouble.reason}
        retry={contributionsText.decided.retry}
        onRetry={() => void askAgain()}
        className="px-4"
      />
    )
  return <p className="px-4 py-3 text-ink-2">{found === null ? gone : contributionsText.panel.looking}</p>
}
