import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ask, type Inputs, type ProcedureName, type Replies } from './ask.ts'
import { networkTimeOut } from './network-time-out.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { outcomeOf, type Trouble } from './outcome.ts'

/** A question to the server. While there is neither an answer nor a trouble, the first answer is awaited. */
export type Asked<Reply> = {
  /** The latest answer; it stays while the same question is asked again, and where that fails. */
  readonly answer: Reply | null
  /** Why the latest attempt failed. */
  readonly trouble: Trouble | null
  /** Asks again; resolves once that is answered or has failed. */
  readonly askAgain: () => Promise<void>
}

/**
 * Reads something for a screen, again whenever `version` changes. Requests end with the screen, and an answer to an
 * earlier question is dropped.
 * @param input null where there is nothing to ask yet
 */
export function useAnswer<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name] | null,
  version = 0,
): Asked<Replies[Name]> {
  const question = input && `${procedure} ${JSON.stringify(input)}`
  return useAsked(question, (signal) => ask(procedure, input!, { signal }), version)
}

/**
 * Like `useAnswer`, for a read that is more than one request to a procedure.
 * @param question what is asked, as text: another text is another question
 */
export function useAsked<Reply>(
  question: string | null,
  read: (signal: AbortSignal) => Promise<Reply>,
  version = 0,
): Asked<Reply> {
  const [known, setKnown] = useState<Known<Reply>>({ question: null, answer: null, trouble: null })
  const readNow = useEffectEvent(read)
  const askNow = useRef(async () => {})

  useEffect(() => {
    if (question === null) return
    const over = new AbortController()
    askNow.current = oneAtATime(async () => {
      if (over.signal.aborted) return
      const outcome = await outcomeOf(readNow(networkTimeOut(over.signal)))
      if (over.signal.aborted) return
      setKnown((before) => {
        if (outcome.done) return { question, answer: outcome.reply, trouble: null }
        return {
          question,
          answer: before.question === question ? before.answer : null,
          trouble: outcome.trouble,
        }
      })
    })
    return () => over.abort()
  }, [question])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or version is what asks.
  useEffect(() => {
    void askNow.current()
  }, [question, version])

  const askAgain = useCallback(() => {
    setKnown((before) => ({ ...before, trouble: null }))
    return askNow.current()
  }, [])

  if (known.question !== question) return { answer: null, trouble: null, askAgain }
  return { answer: known.answer, trouble: known.trouble, askAgain }
}

type Known<Reply> = Omit<Asked<Reply>, 'askAgain'> & { readonly question: string | null }
