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
  /** Classes of what is drawn in place of an answer. */
  className?: string
  children: (answer: Reply) => ReactNode
}

/** Draws the answer; before it comes, that it is being loaded. Where that failed, says why, with a retry, above the last answer. */
export function Answered<Reply>({ asked, words, className = '', children }: Props<Reply>) {
  const { answer, trouble, askAgain } = asked
  const failure = trouble && (
    <NotLoaded
      text={words.failed}
      reason={trouble.reason}
      retry={words.retry}
      onRetry={() => void askAgain()}
      className={className}
    />
  )
  // What is known stays, with what was typed in it.
  if (answer !== null)
    return (
      <>
        {failure}
        {children(answer)}
      </>
    )
  if (failure) return failure
  return words.loading ? <p className={`py-2 text-ink-3 ${className}`}>{words.loading}</p> : null
}
