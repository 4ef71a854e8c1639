import { useEffect, useState } from 'react'
import { ask, Refusal, type Replies } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { settlementPageText } from '../../messages/settlement-page-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { perform, type Trouble } from '../perform.ts'
import { takeSettlement } from '../settlement-acts.ts'
import { say } from '../settlement-store.ts'
import { FormEnd } from './form-end.tsx'
import { useSubmit } from './use-submit.ts'

const text = settlementDialogsText.join

type Preview = Replies['getSettlementInviteLink']
type Props = {
  /** From a link; '' where the player types one. */
  code: string
  onClose: () => void
}

/** Joins a settlement by its code: first it says where the code leads, then the player joins (SET-3). */
export function JoinDialog({ code: given, onClose }: Props) {
  const [code, setCode] = useState(given)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { submit, isBusy, trouble, clear } = useSubmit(
    (gesture) =>
      perform({ procedure: 'useSettlementInviteLink', input: { inviteCode: code.trim() }, gesture }),
    (settlement) => {
      takeSettlement(settlement)
      say({ kind: 'done', text: text.joined(settlement.name) })
      onClose()
    },
  )

  async function look(wanted: string) {
    setProblem(wanted === '' ? text.codeEmpty : null)
    if (wanted === '') return
    try {
      setPreview(await ask('getSettlementInviteLink', { inviteCode: wanted }, { signal: networkTimeOut() }))
    } catch (error) {
      setProblem(lookProblem(error))
    }
  }

  // A link is looked up by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link.
  useEffect(() => {
    if (given !== '') void look(given)
  }, [given])

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          if (preview) return void submit(event)
          event.preventDefault()
          void look(code.trim())
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
            setPreview(null)
            setProblem(null)
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

function lookProblem(error: unknown): string {
  if (!(error instanceof Refusal)) return settlementPageText.noConnection
  return knownSentence(error.reason) ?? error.message
}

/** Two refusals have words of their own (§ 8); any other is told with its reason. */
function joinSentence({ reason, why }: Trouble): string {
  return knownSentence(why) ?? text.failed(reason)
}

function knownSentence(why: Refusal['reason']): string | null {
  if (why === 'member-already') return text.already
  return why === 'code-invalid' || why === 'input-invalid' ? text.invalid : null
}
