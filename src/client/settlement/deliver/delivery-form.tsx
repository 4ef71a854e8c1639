import { useEffect, useRef, useState } from 'react'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../api/outcome.ts'
import { deliverText as text } from '../../messages/deliver-text.ts'
import type { Engine } from '../../state/engine.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormEnd } from '../dialogs/form-end.tsx'
import { useLedgerRows } from '../ledger.ts'
import type { ListedTask } from '../listed-tasks.ts'
import { useMay } from '../membership.ts'
import { useSettlement, useSettlementId } from '../selectors.ts'
import type { UnderWay } from '../under-way.ts'
import { sayAbove, useActForm } from '../use-act-form.ts'
import { submitContribution } from './deliver-acts.ts'
import { DeliveredBy } from './delivered-by.tsx'
import { DeliveryItems } from './delivery-items.tsx'
import { DeliveryTask } from './delivery-task.tsx'
import { type Draft, deliveryOf, linesOf, problemIn } from './draft.ts'
import { IntoStock } from './into-stock.tsx'
import { materialsByDefault, materialsFor } from './materials.ts'
import { MaterialsChoice } from './materials-choice.tsx'
import type { FormEvent } from './open-forms.ts'

type Props = {
  /** A form that is not shown waits for its answer, or for its refusal to be seen. */
  isShown: boolean
  engine: Engine
  /** The task; null where it is not there any more. */
  listed: ListedTask | null
  underWay: UnderWay
  /** null until the task was there once. */
  draft: Draft | null
  onDraft: (draft: Draft) => void
  onHappened: (kind: FormEvent['kind']) => void
  onClose: () => void
}

/** The form to deliver for one task. Where the task was finished, deleted or taken meanwhile, it says so and keeps what was typed. */
export function DeliveryForm({ listed: found, draft, ...props }: Props) {
  // The task as it was last seen: the form goes on showing it when it is gone.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const listed = found ?? last
  if (!listed || !draft) return props.isShown && <p className="text-ink-2">{text.gone}</p>
  const closed = found === null ? text.gone : listed.numbers.status === 'completed' ? text.done : null
  return <Form {...props} listed={listed} draft={draft} closed={closed} />
}

type FormProps = Omit<Props, 'listed' | 'draft'> & {
  listed: ListedTask
  draft: Draft
  /** Why nothing can be delivered for the task any more; null where something can. */
  closed: string | null
}

function Form({ engine, listed, underWay, draft, closed, isShown, onDraft, onHappened, onClose }: FormProps) {
  const settlementId = useSettlementId()
  const rows = useLedgerRows()
  const may = useMay()
  const isReviewed = useSettlement(({ settings }) => settings.requireContributionApproval) ?? true
  const [isTried, setTried] = useState(false)
  const materials = rows ? materialsFor(rows, listed, draft.amount) : { lines: [], lacking: [] }
  // null: the user has said nothing yet.
  const used =
    draft.usesMaterials === null ? materialsByDefault(materials) : draft.usesMaterials ? materials.lines : []
  const problem = problemIn(draft, listed)
  const { submit, isBusy, trouble, clear } = useActForm(send, delivered)
  const isSeen = useRef(isShown)
  useEffect(() => {
    isSeen.current = isShown
  }, [isShown])
  const isRefusedForTask = trouble?.field === 'taskId'

  function send() {
    setTried(true)
    return problem === null ? submitNow() : null
  }

  async function submitNow() {
    onHappened('submitted')
    const outcome = await submitContribution(settlementId, deliveryOf(draft, listed, used))
    if (outcome.done) return outcome
    onHappened('refused')
    // The dialog may be closed before this form is shown again.
    if (!isSeen.current) sayAbove(outcome.trouble)
    return outcome
  }

  function delivered() {
    setTried(false)
    onHappened('delivered')
  }

  function change(part: Partial<Draft>) {
    onDraft({ ...draft, ...part })
    clear()
  }

  return (
    <form
      hidden={!isShown}
      noValidate
      aria-label={listed.title}
      className="deliver-form"
      onSubmit={(event) => void submit(event)}
    >
      <DeliveryTask listed={listed} underWay={underWay} />
      <DeliveryItems
        engine={engine}
        listed={listed}
        underWay={underWay}
        draft={draft}
        problem={isTried ? problem : null}
        onChange={change}
      />
      <MaterialsChoice
        catalog={engine.catalog}
        materials={materials}
        isUsed={used.length > 0}
        isReviewed={isReviewed}
        onChange={(usesMaterials) => change({ usesMaterials })}
      />
      {may('inventory.edit') && (
        <DeliveredBy value={draft.playerId} onChange={(playerId) => change({ playerId })} />
      )}
      <div className="deliver-words">
        <TextField
          label={text.notes}
          hint={text.notesHint}
          problem={problemOf(trouble, 'notes')}
          rows={2}
          maxLength={ledgerLimits.textLength}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
        <TextField
          label={text.proof}
          hint={text.proofHint}
          problem={problemOf(trouble, 'proofOfWork')}
          rows={2}
          maxLength={ledgerLimits.proofLength}
          value={draft.proof}
          onChange={(proof) => change({ proof })}
        />
      </div>
      {(closed || isRefusedForTask) && (
        <IntoStock
          reason={isRefusedForTask ? trouble.reason : (closed ?? '')}
          lines={linesOf(draft, listed)}
          onDone={onClose}
        />
      )}
      <div className="deliver-end">
        <p className="text-small text-ink-2">{isReviewed ? text.reviewed : text.atOnce}</p>
        <FormEnd
          submit={
            isBusy
              ? text.submitting
              : listed.item
                ? text.submit(draft.amount, listed.item.name)
                : text.submitAny
          }
          isBusy={isBusy}
          disabled={closed !== null}
          failure={trouble && !isRefusedForTask ? { sentence: text.failed(trouble.reason) } : null}
          onCancel={onClose}
        />
      </div>
    </form>
  )
}
