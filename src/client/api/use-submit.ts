import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Gesture, newGesture } from './gesture.ts'
import type { Outcome, Trouble } from './outcome.ts'

/**
 * Submits a form: one request at a time, and what was typed stays where it fails. Submitted again without a change after an
 * answer that never came, it is done once (I11).
 * @param work sends the request; null where there is nothing to send
 * @param onUnseen is told why it failed where the form is gone by then
 */
export function useSubmit<Reply>(
  work: (gesture: Gesture) => Promise<Outcome<Reply>> | null,
  onDone: (reply: Reply) => void,
  onUnseen: (trouble: Trouble) => void = () => {},
) {
  const [gesture] = useState(newGesture)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isThere = useIsThere()

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setTrouble(null)
    const working = work(gesture)
    if (!working) return
    setBusy(true)
    const outcome = await working
    setBusy(false)
    if (outcome.done) onDone(outcome.reply)
    else if (isThere.current) setTrouble(outcome.trouble)
    else onUnseen(outcome.trouble)
  }

  return { submit, isBusy, trouble, clear: () => setTrouble(null) }
}

/** A ref that holds false once the form is no longer drawn. */
function useIsThere() {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
