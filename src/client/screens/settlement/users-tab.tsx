import { openSettlementDialog } from '../../dialogs/settlement/settlement-dialog.ts'
import { settlementPageText } from '../../messages/settlement-page-text.ts'
import { cleanUp } from '../../settlement/member-acts.ts'
import { useSettlement } from '../../settlement/settlement-store.ts'
import { useMay, useMe } from '../../settlement/standing.ts'
import { Button } from '../../ui/button.tsx'
import { Invites } from './invites.tsx'
import { MemberRow } from './member-row.tsx'
import { Players } from './players.tsx'
import { useHere } from './use-here.ts'

const text = settlementPageText.users

/** Who belongs to the settlement, and what can be done about it (SET-4, SET-7). */
export function UsersTab() {
  const me = useMe()
  const state = useSettlement()
  const here = useHere()
  const may = useMay()
  if (!me || !state) return null
  const { settlement, members } = state
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-4">
      <UsersToolbar />
      <h3 className="px-3.5 font-bold">{text.members}</h3>
      <ul aria-label={text.members} className="mt-1 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            settlement={settlement}
            member={member}
            myId={me.id}
            isHere={here.has(member.userId)}
          />
        ))}
      </ul>
      <Players />
      {may('invite.list') && <Invites key={settlement.id} settlementId={settlement.id} />}
    </div>
  )
}

function UsersToolbar() {
  const state = useSettlement()
  const may = useMay()
  if (!state) return null
  const { settlement } = state
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
