import type { ReactNode } from 'react'
import { NotLoaded } from './not-loaded.tsx'

type Props<Reply> = {
  asked: {
    readonly answer: Reply | null
    readonly trouble: { readonly reason: string } | null
    readonly askAgain: () => Promise<void>
  }
  /** Without `loading` nothing is drawn before the first answer. */
  words: { readonly loading?: string; readonly failed: string; readonly retry: string }
  /** Of what is drawn in place of an answer. */
  className?: string
  children: (answer: Reply) => ReactNode
}

/** Draws what was asked for; before that, that it is being loaded, or that it could not be, why, and a retry. */
export function Answered<Reply>({ asked, words, className = '', children }: Props<Reply>) {
  const { answer, trouble, askAgain } = asked
  if (trouble)
    return (
      <NotLoaded
        text={words.failed}
        reason={trouble.reason}
        retry={words.retry}
        onRetry={() => void askAgain()}
        className={className}
      />
    )
  if (answer !== null) return children(answer)
  return words.loading ? <p className={`py-2 text-ink-3 ${className}`}>{words.loading}</p> : null
}
