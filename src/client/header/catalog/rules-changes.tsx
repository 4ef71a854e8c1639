import type { NeedChange } from '#domain/crafting/plan-difference'
import { ChangeList } from '../../item/change-list.tsx'
import { catalogText } from '../../messages/catalog-text.ts'
import { rememberCounted } from '../../state/counted-by.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const text = catalogText.rules

/** Which numbers of the plan differ from what an earlier release showed, and why (BEY-14). */
export function RulesChanges({ changes, onClose }: { changes: readonly NeedChange[]; onClose: () => void }) {
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <p>{text.why}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-ink-2">
        {text.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <h3 className="mt-4 mb-1 font-bold">{text.changes}</h3>
      <ChangeList label={text.changes} changes={changes} changeLabel={catalogText.review.changeLabel} />
      <p className="mt-3 text-small text-ink-3">{text.stays}</p>
      <div className="mt-3">
        <Button
          look="primary"
          onClick={() => {
            onClose()
            rememberCounted()
          }}
        >
          {text.understood}
        </Button>
      </div>
    </Dialog>
  )
}
