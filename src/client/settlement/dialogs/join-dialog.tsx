import { useState } from 'react'
import type { Trouble } from '../../api/outcome.ts'
import { perform } from '../../api/perform.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addAndSelect } from '../settlement-acts.ts'
import { useActForm } from '../use-act-form.ts'
import { FormEnd } from './form-end.tsx'
import { sayWithName } from './name-yourself.ts'

const text = settlementDialogsText.join

type Props = {
  /** From a link; '' where the user types one. */
  code: string
  onClose: () => void
}

/** Joins a settlement by its code: first it says which settlement the code is for, then the user joins (SET-3). */
export function JoinDialog({ code: given, onClose }: Props) {
  const [code, setCode] = useState(given)
  /** The code to look up: that of a link at once, a typed one when the button is pressed. '' looks up nothing, as while somebody types. */
  const [wanted, setWanted] = useState(given.trim())
  const [isTried, setTried] = useState(false)
  const look = useAnswer('getSettlementInviteLink', wanted === '' ? null : { inviteCode: wanted })
  const { submit, isBusy, trouble, clear } = useActForm(
    (gesture) => perform({ procedure: 'useSettlementInviteLink', input: { inviteCode: wanted }, gesture }),
    (settlement) => {
      addAndSelect(settlement)
      sayWithName(text.joined(settlement.name))
      onClose()
    },
  )
  const preview = look.trouble ? null : look.answer
  const typed = code.trim()
  const problem = isTried && typed === '' ? text.codeEmpty : look.trouble && lookProblem(look.trouble)

  function lookUp() {
    setTried(true)
    if (typed === wanted) void look.askAgain()
    else setWanted(typed)
  }

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          if (preview) return void submit(event)
          event.preventDefault()
          lookUp()
        }}
      >
        <TextField
          label={text.code}
          hint={text.codeHint}
          value={code}
          maxLength={200}
          autoComplete="off"
          problem={problem}
          onChange={(next) => {
            setCode(next)
            setWanted('')
            setTried(false)
            clear()
          }}
        />
        <p role="status" className="mb-3 rounded-part bg-sunken not-empty:px-3 not-empty:py-2 wrap-anywhere">
          {preview && text.leadsTo(preview.settlementName, preview.role)}
        </p>
        <FormEnd
          submit={preview ? text.button : text.look}
          isBusy={isBusy}
          failure={trouble && { sentence: joinSentence(trouble) }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

function lookProblem({ reason, why }: Trouble): string {
  return knownSentence(why) ?? reason
}

/** Two refusals have sentences of their own in the specification (SET-3); any other is shown with its reason. */
function joinSentence({ reason, why }: Trouble): string {
  return knownSentence(why) ?? text.failed(reason)
}

function knownSentence(why: Trouble['why']): string | null {
  if (why === 'member-already') return text.already
  return why === 'code-invalid' || why === 'input-invalid' ? text.invalid : null
}
