import { useState } from 'react'
import type { Line } from '#domain/settlement/contribution'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../../api/outcome.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { changeContribution } from '../../contribution-acts.ts'
import { SmallForm } from '../../fields/small-form.tsx'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import { LinesField } from './lines-field.tsx'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.edit

type Props = { engine: Engine; listed: ListedContribution; isThere: boolean; onClose: () => void }

/** Changes the user's own contribution while it waits; only what was changed here is sent (BEY-12). */
export function EditForm({ engine, listed, isThere, onClose }: Props) {
  const settlementId = useSettlementId()
  // The contribution as it was when the form opened.
  const [before] = useState(listed.contribution)
  const [items, setItems] = useState(before.itemsContributed)
  const [materials, setMaterials] = useState(before.materials)
  const [notes, setNotes] = useState(before.notes)
  const [proof, setProof] = useState(before.proofOfWork)
  const [isTried, setTried] = useState(false)
  const delivered = withAmounts(items)
  // The first line is the task's own item, or for a task without one the item named first: some of it must be delivered.
  const lacksOwnItem = delivered.length === 0 || delivered[0]?.itemId !== before.itemsContributed[0]?.itemId
  const sending = useActForm(send, onClose)

  function send() {
    setTried(true)
    if (lacksOwnItem) return null
    const edit = {
      ...(isOther(delivered, before.itemsContributed) && { itemsContributed: delivered }),
      ...(isOther(withAmounts(materials), before.materials) && { materials: withAmounts(materials) }),
      ...(notes.trim() !== before.notes && { notes: notes.trim() }),
      ...(proof.trim() !== before.proofOfWork && { proofOfWork: proof.trim() }),
    }
    if (Object.keys(edit).length > 0)
      return changeContribution(settlementId, { contributionId: before.id, ...edit })
    onClose()
    return null
  }

  return (
    <SmallForm words={text} action={text.submit} sending={sending} disabled={!isThere} onClose={onClose}>
      <LinesField
        engine={engine}
        words={{ title: contributionsText.lines.items, add: contributionsText.lines.add }}
        lines={items}
        isFirstFixed
        onLines={setItems}
      />
      {isTried && lacksOwnItem && (
        <p role="alert" className="text-small text-missing">
          {text.empty}
        </p>
      )}
      <LinesField
        engine={engine}
        words={{ title: contributionsText.lines.materials, add: contributionsText.lines.addMaterial }}
        lines={materials}
        isFirstFixed={false}
        onLines={setMaterials}
      />
      <TextField
        label={text.notes}
        value={notes}
        rows={3}
        maxLength={ledgerLimits.textLength}
        problem={problemOf(sending.trouble, 'notes')}
        onChange={setNotes}
      />
      <TextField
        label={text.proof}
        hint={text.proofHint}
        value={proof}
        maxLength={ledgerLimits.proofLength}
        problem={problemOf(sending.trouble, 'proofOfWork')}
        onChange={setProof}
      />
    </SmallForm>
  )
}

function withAmounts(lines: readonly Line[]): Line[] {
  return lines.filter(({ quantity }) => quantity > 0)
}

function isOther(lines: readonly Line[], before: readonly Line[]): boolean {
  return JSON.stringify(lines) !== JSON.stringify(before)
}
