import { useState } from 'react'
import type { Webhook } from '#contract/webhooks'
import { areSame, type Choices, choicesOf } from './choices.ts'

/** The choices in the form. They follow the server's choices until the user chooses something else. */
export function useChoices(webhook: Webhook | null) {
  const theirs = choicesOf(webhook)
  /** The server's choices that the form began with. */
  const [base, setBase] = useState(theirs)
  const [chosen, setChosen] = useState(base)
  const isNew = !areSame(theirs, base)
  const isOwn = !areSame(chosen, base)
  if (isNew && (!isOwn || areSame(chosen, theirs))) takeTheirs()

  function takeTheirs() {
    setBase(theirs)
    setChosen(theirs)
  }

  return {
    chosen,
    choose: (changed: Partial<Choices>) => setChosen({ ...chosen, ...changed }),
    /** Somebody else has chosen otherwise since the user began. */
    isOvertaken: isNew && isOwn,
    takeTheirs,
  }
}
