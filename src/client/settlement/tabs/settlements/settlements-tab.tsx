import type { ListedSettlement } from '#contract/settlements'
import { personalText } from '../../../messages/personal-text.ts'
import { sampleText } from '../../../messages/sample-text.ts'
import { settlementPageText as text } from '../../../messages/settlement-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { useMyId } from '../../membership.ts'
import { OpenSampleButton } from '../../sample-buttons.tsx'
import { shownRows, useSettlements } from '../../selectors.ts'
import { listedNow } from '../../settlement-list.ts'
import { DeletedSettlements } from './deleted-settlements.tsx'
import { PersonalInvitation } from './personal-invitation.tsx'
import { SettlementRow } from './settlement-row.tsx'

/** Every settlement of the user, their own first, then newest first, with its buttons (SET-2, SET-9). */
export function SettlementsTab({ list }: { list: readonly ListedSettlement[] }) {
  const myId = useMyId()
  const rows = useSettlements(shownRows)
  if (myId === null) return null
  const none = list.length === 0 ? text.none : personalText.noOther
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-4">
      <div className="flex flex-wrap gap-2 px-3.5 pb-2">
        <Button look="primary" onClick={() => openSettlementDialog({ kind: 'create' })}>
          {text.create}
        </Button>
        <Button onClick={() => openSettlementDialog({ kind: 'join' })}>{text.join}</Button>
      </div>
      <ul
        ref={plainListKeys}
        aria-label={text.list.title}
        className="divide-y divide-line border-y border-line"
      >
        {/* The sample is personal too; only another personal settlement makes the invitation go away. */}
        {list.every(({ isPersonal, isSample }) => !isPersonal || isSample) && <PersonalInvitation />}
        {list.map((listed) => (
          <SettlementRow
            key={listed.id}
            settlement={listedNow(listed, rows, myId)}
            isSelected={rows?.settlements.has(listed.id) ?? false}
          />
        ))}
      </ul>
      {list.every(({ isPersonal }) => isPersonal) && (
        <p className="px-3.5 py-3 text-ink-2">
          <b className="block text-ink">{none.title}</b>
          {none.hint}
        </p>
      )}
      {list.every(({ isSample }) => !isSample) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-3 text-small text-ink-2">
          {sampleText.offer.hint} <OpenSampleButton className="text-small" />
        </p>
      )}
      <DeletedSettlements known={list.length} />
    </div>
  )
}
