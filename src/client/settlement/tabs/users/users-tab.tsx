import type { Action } from '#domain/settlement/right'
import type { Settlement } from '#domain/settlement/tables'
import { personalText } from '../../../messages/personal-text.ts'
import { sampleText } from '../../../messages/sample-text.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { closedBy } from '../../fields/closed-by.ts'
import { cleanUp } from '../../member-acts.ts'
import { useMay } from '../../membership.ts'
import { useSettlement } from '../../selectors.ts'
import { ShareButton } from '../../share-button.tsx'
import { Invites } from './invites.tsx'
import { Members } from './members.tsx'
import { Players } from './players.tsx'

const text = settlementPageText.users

/** The settlement's members, players and invitations (SET-4, SET-7). */
export function UsersTab() {
  const id = useSettlement((settlement) => settlement.id)
  const ownerId = useSettlement((settlement) => settlement.ownerId)
  const may = useMay()
  if (id === null || ownerId === null) return null
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-4">
      <UsersToolbar />
      <Members key={id} settlementId={id} ownerId={ownerId} />
      <Players />
      {may('invite.list') && <Invites key={id} settlementId={id} />}
    </div>
  )
}

function UsersToolbar() {
  const settlement = useSettlement((row) => row)
  const may = useMay()
  if (!settlement) return null
  if (settlement.isSample) return <p className="px-3.5 pb-2 text-ink-2">{sampleText.nobodyComes}</p>
  if (settlement.isPersonal) return <PersonalToolbar settlement={settlement} />
  const why = (action: Action) => (may(action) ? undefined : settlementPageText.list.notYours)
  return (
    <div className="flex flex-wrap gap-1.5 px-3.5 pb-2 max-phone:gap-1 max-phone:*:px-1.5">
      <Button
        look="primary"
        {...closedBy(why('invite.create_low'))}
        onClick={() => openSettlementDialog({ kind: 'invite' })}
      >
        {settlementPageText.invite}
      </Button>
      <Button onClick={() => openSettlementDialog({ kind: 'join' })}>{text.join}</Button>
      <Button onClick={() => openSettlementDialog({ kind: 'displayName' })}>{text.profileSettings}</Button>
      <MenuButton
        look="quiet"
        icon
        aria-label={text.more}
        title={text.more}
        menuLabel={text.more}
        items={[
          {
            label: text.rename,
            whyDisabled: why('settlement.rename'),
            onPick: () => openSettlementDialog({ kind: 'rename', settlement }),
          },
          {
            label: text.cleanup,
            whyDisabled: why('member.cleanup'),
            onPick: () => void cleanUp(settlement.id),
          },
          {
            label: text.delete,
            whyDisabled: why('settlement.delete'),
            isApart: true,
            onPick: () => openSettlementDialog({ kind: 'delete', settlement }),
          },
        ]}
      >
        ⋯
      </MenuButton>
    </div>
  )
}

/** Nobody can be invited before a personal settlement is shared (SET-9). */
function PersonalToolbar({ settlement }: { settlement: Settlement }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3.5 pb-2">
      <p className="grow text-ink-2">{personalText.shareHint}</p>
      <ShareButton settlementId={settlement.id} name={settlement.name} />
      <Button onClick={() => openSettlementDialog({ kind: 'displayName' })}>{text.profileSettings}</Button>
    </div>
  )
}
