import { type FormEvent, useState } from 'react'
import { type Gesture, newGesture } from './gesture.ts'
import type { Outcome, Trouble } from './outcome.ts'

/**
 * Submits a form: one request at a time, and what was typed stays where it fails. Submitted again without a change after an
 * answer that never came, it is done once (I11).
 * @param work sends the request; null where there is nothing to send
 */
export function useSubmit<Reply>(
  work: (gesture: Gesture) => Promise<Outcome<Reply>> | null,
  onDone: (reply: Reply) => void,
) {
  const [gesture] = useState(newGesture)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

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
    else setTrouble(outcome.trouble)
  }

  return { submit, isBusy, trouble, clear: () => setTrouble(null) }
}
