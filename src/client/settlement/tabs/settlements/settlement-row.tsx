import { useState } from 'react'
import type { ListedSettlement } from '#contract/settlements'
import { type Action, may } from '#domain/settlement/right'
import { newGesture } from '../../../api/gesture.ts'
import { personalText } from '../../../messages/personal-text.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { leaveSettlement } from '../../settlement-acts.ts'
import { selectSettlement } from '../../settlement-list.ts'
import { ShareButton } from '../../share-button.tsx'

const text = settlementPageText.list

type Props = { settlement: ListedSettlement; isSelected: boolean }

/** A settlement of the list; buttons that the user's role does not allow are disabled and say why (SET-5). */
export function SettlementRow({ settlement, isSelected }: Props) {
  const [gesture] = useState(newGesture)
  const { id, name, role, isOwner, isPersonal, members, createdAt } = settlement
  const closed = (action: Action, why: string) =>
    may(settlement, action) ? {} : { disabled: true, title: why }
  const act = (label: string) => ({ className: 'text-small', 'aria-label': text.of(label, name) })

  return (
    <li className="fact-row">
      <span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {isPersonal && <Badge>{personalText.private}</Badge>}
          {isSelected && <Badge>{text.selected}</Badge>}
        </span>
        <span className="block text-small text-ink-2">
          {isPersonal
            ? personalText.facts(createdAt)
            : `${isOwner ? settlementPageText.users.owner : role} · ${text.facts(members, createdAt)}`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {!isSelected && (
          <Button {...act(text.select)} onClick={() => void selectSettlement(id)}>
            {text.select}
          </Button>
        )}
        <Button
          look="quiet"
          {...act(text.rename)}
          {...closed('settlement.rename', text.notYours)}
          onClick={() => openSettlementDialog({ kind: 'rename', settlement })}
        >
          {text.rename}
        </Button>
        {isSelected && (
          <Button
            look="quiet"
            {...act(text.settings)}
            {...closed('settlement.edit_settings', text.notYours)}
            onClick={() => openSettlementDialog({ kind: 'settings' })}
          >
            {text.settings}
          </Button>
        )}
        {isSelected && (
          <Button look="quiet" {...act(text.data)} onClick={() => openSettlementDialog({ kind: 'data' })}>
            {text.data}
          </Button>
        )}
        {isSelected && isOwner && !isPersonal && (
          <Button
            look="quiet"
            {...act(text.transfer)}
            onClick={() => openSettlementDialog({ kind: 'transfer' })}
          >
            {text.transfer}
          </Button>
        )}
        {!isOwner && (
          <ConfirmButton
            labels={text.leave}
            askLabel={text.of(text.leave.ask, name)}
            onConfirm={() => void leaveSettlement(settlement, gesture)}
          />
        )}
        {isPersonal ? (
          <ShareButton settlementId={id} name={name} />
        ) : (
          <Button
            look="quiet"
            {...act(text.delete)}
            {...closed('settlement.delete', text.notYours)}
            onClick={() => openSettlementDialog({ kind: 'delete', settlement })}
          >
            {text.delete}
          </Button>
        )}
      </span>
    </li>
  )
}
