import { contributionsText } from '../../../messages/contributions-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { withdrawContribution } from '../../contribution-acts.ts'
import { type Closed, closedBy } from '../../fields/closed-by.ts'
import { useSettlementId } from '../../selectors.ts'
import { useCloseRow } from '../../use-close-row.ts'
import { EditForm } from './edit-form.tsx'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.panel

type Props = {
  engine: Engine
  listed: ListedContribution
  /** Why the user may not change it. */
  closed: Closed
  /** The contribution still waits for review. */
  isThere: boolean
}

/** The buttons by which its author changes a contribution that waits, or takes it back (BEY-12). */
export function OwnActs({ engine, listed, closed, isThere }: Props) {
  const settlementId = useSettlementId()
  const form = useOneOpen<'edit'>()
  const isEditing = form.opened !== null
  const { id, what } = listed
  const closePanel = useCloseRow('contribution', id)

  async function withdraw() {
    if (await withdrawContribution(settlementId, { contributionId: id, what })) closePanel()
  }

  return (
    <div className="border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          className="text-small"
          aria-expanded={isEditing}
          disabled={!isThere}
          {...closedBy(closed)}
          onClick={() => (isEditing ? form.close() : form.open('edit'))}
        >
          {text.edit}
        </Button>
        <ConfirmButton
          labels={text.withdraw}
          disabled={!isThere}
          {...closedBy(closed)}
          onConfirm={() => void withdraw()}
        />
      </div>
      {isEditing && <EditForm engine={engine} listed={listed} isThere={isThere} onClose={form.close} />}
    </div>
  )
}
