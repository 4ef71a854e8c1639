import { useState } from 'react'
import { settlementLimits } from '#domain/settlement/limits'
import type { Gesture } from '../../api/gesture.ts'
import { type Outcome, problemOf } from '../../api/outcome.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useActForm } from '../use-act-form.ts'
import { FormEnd } from './form-end.tsx'

const text = settlementDialogsText.create

/** The name and description of a settlement or a project. */
export type NameAndDescription = { readonly name: string; readonly description: string }

type Props<Reply> = {
  words: {
    readonly title: string
    readonly description: string
    readonly button: string
    readonly failed: string
    /** Said where the name is missing; where this is left out, the dialog speaks of a settlement's name. */
    readonly nameEmpty?: string
  }
  descriptionRows: number
  first: NameAndDescription
  /** Gets the trimmed input, with a name that is not empty. @returns null where nothing is to be sent */
  send: (named: NameAndDescription, gesture: Gesture) => Promise<Outcome<Reply>> | null
  onDone: (reply: Reply) => void
  onClose: () => void
}

/** Asks for the name and description of a settlement or a project, to create or rename it (SET-2, PRJ-1). */
export function NameDialog<Reply>({ words, descriptionRows, first, send, onDone, onClose }: Props<Reply>) {
  const [typed, setTyped] = useState(first)
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, trouble, clear } = useActForm(sendTyped, onDone)
  const named = { name: typed.name.trim(), description: typed.description.trim() }
  const isMissing = isTried && named.name === ''

  function sendTyped(gesture: Gesture) {
    setTried(true)
    return named.name === '' ? null : send(named, gesture)
  }

  function change(part: Partial<NameAndDescription>) {
    setTyped({ ...typed, ...part })
    clear()
  }

  return (
    <Dialog title={words.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={text.name}
          value={typed.name}
          maxLength={settlementLimits.nameLength}
          problem={isMissing ? (words.nameEmpty ?? text.nameEmpty) : problemOf(trouble, 'name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={words.description}
          value={typed.description}
          rows={descriptionRows}
          maxLength={settlementLimits.descriptionLength}
          problem={problemOf(trouble, 'description')}
          onChange={(description) => change({ description })}
        />
        <FormEnd
          submit={words.button}
          isBusy={isBusy}
          failure={trouble && { sentence: words.failed, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
