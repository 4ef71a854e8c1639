import type { Settlement } from '#domain/settlement/tables'
import { personalText } from '../../../messages/personal-text.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { cleanUp } from '../../member-acts.ts'
import { useHere, useMay, useMyId } from '../../membership.ts'
import { useKeys, useSettlement } from '../../selectors.ts'
import { ShareButton } from '../../share-button.tsx'
import { Invites } from './invites.tsx'
import { MemberRow } from './member-row.tsx'
import { Players } from './players.tsx'

const text = settlementPageText.users

/** The settlement's members, players and invitations (SET-4, SET-7). */
export function UsersTab() {
  const myId = useMyId()
  const id = useSettlement((settlement) => settlement.id)
  const ownerId = useSettlement((settlement) => settlement.ownerId)
  const userIds = useKeys('members')
  const here = useHere()
  const may = useMay()
  if (myId === null || id === null || ownerId === null) return null
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-4">
      <UsersToolbar />
      <h3 className="px-3.5 font-bold">{text.members}</h3>
      <ul aria-label={text.members} className="mt-1 divide-y divide-line border-y border-line">
        {userIds.map((userId) => (
          <MemberRow
            key={userId}
            settlementId={id}
            ownerId={ownerId}
            userId={userId}
            myId={myId}
            isHere={here.has(userId)}
          />
        ))}
      </ul>
      <Players />
      {may('invite.list') && <Invites key={id} settlementId={id} />}
    </div>
  )
}

function UsersToolbar() {
  const settlement = useSettlement((row) => row)
  const may = useMay()
  if (!settlement) return null
  if (settlement.isPersonal) return <PersonalToolbar settlement={settlement} />
  const notYours = settlementPageText.list.notYours
  const closed = (isOpen: boolean) => (isOpen ? {} : { disabled: true, title: notYours })
  return (
    <div className="flex flex-wrap gap-1.5 px-3.5 pb-2">
      <Button
        look="primary"
        {...closed(may('invite.create_low'))}
        onClick={() => openSettlementDialog({ kind: 'invite' })}
      >
        {settlementPageText.invite}
      </Button>
      <Button onClick={() => openSettlementDialog({ kind: 'join' })}>{text.join}</Button>
      <Button onClick={() => openSettlementDialog({ kind: 'displayName' })}>{text.profileSettings}</Button>
      <Button
        look="quiet"
        {...closed(may('settlement.rename'))}
        onClick={() => openSettlementDialog({ kind: 'rename', settlement })}
      >
        {text.rename}
      </Button>
      <Button
        look="quiet"
        title={text.cleanupTitle}
        {...closed(may('member.cleanup'))}
        onClick={() => void cleanUp(settlement.id)}
      >
        {text.cleanup}
      </Button>
      <Button
        look="quiet"
        {...closed(may('settlement.delete'))}
        onClick={() => openSettlementDialog({ kind: 'delete', settlement })}
      >
        {text.delete}
      </Button>
    </div>
  )
}

/** Nobody can be invited before it is shared (SET-9). */
function PersonalToolbar({ settlement }: { settlement: Settlement }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3.5 pb-2">
      <p className="grow text-ink-2">{personalText.shareHint}</p>
      <ShareButton settlementId={settlement.id} name={settlement.name} />
      <Button onClick={() => openSettlementDialog({ kind: 'displayName' })}>{text.profileSettings}</Button>
    </div>
  )
}
