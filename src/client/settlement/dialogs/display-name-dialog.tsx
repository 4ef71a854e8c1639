import { type FormEvent, useEffect, useState } from 'react'
import { ask, Refusal } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { takeUser } from '../../session/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMe } from '../standing.ts'
import { displayNameProblem } from './display-name-problem.ts'
import { FormEnd } from './form-end.tsx'

const text = settlementDialogsText.displayName
/** How long the success stands before the dialog closes (§ 9). */
const closesAfterMs = 2_000

/** The name that other members see (SET-10). */
export function DisplayNameDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const [name, setName] = useState(me?.customDisplayName ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const [step, setStep] = useState<'typing' | 'saving' | 'saved'>('typing')

  useEffect(() => {
    if (step !== 'saved') return
    const timer = setTimeout(onClose, closesAfterMs)
    return () => clearTimeout(timer)
  }, [step, onClose])

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    const wrong = displayNameProblem(wanted)
    setProblem(wrong)
    setFailed(false)
    if (wrong || step !== 'typing') return
    setStep('saving')
    try {
      takeUser(await ask('updateUser', { customDisplayName: wanted }, { signal: networkTimeOut() }))
      setStep('saved')
    } catch (error) {
      setStep('typing')
      if (error instanceof Refusal && error.field === 'customDisplayName') setProblem(error.message)
      else setFailed(true)
    }
  }

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <TextField
          label={text.label}
          hint={text.hint}
          value={name}
          autoComplete="nickname"
          problem={problem}
          onChange={(next) => {
            setName(next)
            setProblem(null)
          }}
        />
        <p role="status" className="mb-2 min-h-[1lh] text-have">
          {step === 'saved' && text.saved}
        </p>
        <FormEnd
          submit={text.button}
          isBusy={step !== 'typing'}
          failure={failed ? { sentence: text.failed } : null}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
