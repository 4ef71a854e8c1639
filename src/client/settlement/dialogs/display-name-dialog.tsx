import { useEffect, useState } from 'react'
import { outcomeOf, problemOf } from '../../api/outcome.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { changeAccount } from '../../session/change-account.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMe } from '../membership.ts'
import { useActForm } from '../use-act-form.ts'
import { displayNameProblem } from './display-name-problem.ts'
import { FormEnd } from './form-end.tsx'

const text = settlementDialogsText.displayName
/** How long the success is shown before the dialog closes (SET-10). */
const closesAfterMs = 2_000

/** The name that other members see (SET-10). */
export function DisplayNameDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const [name, setName] = useState(me?.customDisplayName ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { submit, isBusy, trouble, clear } = useActForm(save, () => setSaved(true))
  const refused = problemOf(trouble, 'customDisplayName')

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(onClose, closesAfterMs)
    return () => clearTimeout(timer)
  }, [isSaved, onClose])

  function save() {
    const customDisplayName = name.trim()
    const wrong = displayNameProblem(customDisplayName)
    setProblem(wrong)
    if (wrong || isSaved) return null
    return outcomeOf(changeAccount({ customDisplayName }))
  }

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={text.label}
          hint={text.hint}
          value={name}
          autoComplete="nickname"
          problem={problem ?? refused}
          onChange={(next) => {
            setName(next)
            setProblem(null)
            clear()
          }}
        />
        <p role="status" className="mb-2 min-h-[1lh] text-have">
          {isSaved && text.saved}
        </p>
        <FormEnd
          submit={text.button}
          isBusy={isBusy || isSaved}
          failure={trouble && !refused ? { sentence: text.failed } : null}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
