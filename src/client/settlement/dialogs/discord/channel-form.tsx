import { useEffect, useRef, useState } from 'react'
import type { Webhook } from '#contract/webhooks'
import type { Gesture } from '../../../api/gesture.ts'
import { problemOf } from '../../../api/outcome.ts'
import { perform } from '../../../api/perform.ts'
import { discordText as text } from '../../../messages/discord-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMessage } from '../../../ui/use-message.ts'
import { useActForm } from '../../use-act-form.ts'
import { Failure } from '../failure.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { useChoices } from './use-choices.ts'

type Props = { settlementId: string; webhook: Webhook | null; onDone: () => Promise<void> }

/** Gives the channel's address, and chooses what is posted there. */
export function ChannelForm({ settlementId, webhook, onDone }: Props) {
  const { chosen, choose, isOvertaken, takeTheirs } = useChoices(webhook)
  const [address, setAddress] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [success, say] = useMessage()
  const { submit, isBusy, trouble } = useActForm(set, () => {
    setAddress('')
    say({ kind: 'success', text: text.updated })
    void onDone()
  })
  const problem = isMissing ? text.addressMissing : problemOf(trouble, 'address')
  const field = useRef<HTMLInputElement>(null)

  // The button stands far below the field that has the problem.
  useEffect(() => {
    if (problem !== null) field.current?.focus()
  }, [problem])

  function set(gesture: Gesture) {
    const typed = address.trim()
    const isNotGiven = typed === '' && webhook === null
    setMissing(isNotGiven)
    if (isNotGiven) {
      // The effect hears only of another problem, and this may be the second press.
      field.current?.focus()
      return null
    }
    const input = { settlementId, ...chosen, ...(typed !== '' && { address: typed }) }
    return perform({ procedure: 'setWebhook', input, gesture })
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={text.address}
        hint={webhook ? text.addressKnown : text.addressHint}
        type="password"
        autoComplete="off"
        maxLength={500}
        value={address}
        field={field}
        problem={problem}
        onChange={(next) => {
          setAddress(next)
          setMissing(false)
        }}
      />
      <ChoiceFields chosen={chosen} onChange={choose} />
      {isOvertaken && (
        <div role="alert" className="my-2 flex flex-wrap items-center gap-2 text-warn">
          <p>{text.theirs}</p>
          <Button onClick={takeTheirs}>{text.takeTheirs}</Button>
        </div>
      )}
      {trouble && problem === null && (
        <Failure sentence={text.updateFailed} reason={trouble.reason} className="mt-2" />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-end gap-3">
        <span role="status" className="text-small text-have">
          {success?.text}
        </span>
        <Button look="primary" type="submit" disabled={isBusy}>
          {webhook ? text.update : text.setUp}
        </Button>
      </div>
    </form>
  )
}
