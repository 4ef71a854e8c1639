import { useState } from 'react'
import type { ListedSettlement } from '#contract/settlements'
import { type Action, may } from '#domain/settlement/right'
import { newGesture } from '../../../api/gesture.ts'
import { personalText } from '../../../messages/personal-text.ts'
import { roleName } from '../../../messages/role-name.ts'
import { sampleText } from '../../../messages/sample-text.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QuestionLine } from '../../../ui/question-line.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { PutAwayButton } from '../../sample-buttons.tsx'
import { leaveSettlement } from '../../settlement-acts.ts'
import { selectSettlement } from '../../settlement-list.ts'
import { ShareButton } from '../../share-button.tsx'
import { SettlementMenu } from './settlement-menu.tsx'

const text = settlementPageText.list

type Props = { settlement: ListedSettlement; isSelected: boolean }

/** A settlement of the list; what the user's role does not allow is disabled and says why (SET-5). */
export function SettlementRow({ settlement, isSelected }: Props) {
  // Gives each press an id: a press that is repeated because no answer came gets the former one, so that it is done once.
  const [gesture] = useState(newGesture)
  const [isLeaving, setLeaving] = useState(false)
  const { id, name, isPersonal, isSample } = settlement
  const why = (action: Action) => (may(settlement, action) ? undefined : text.notYours)
  const act = (label: string) => ({ className: 'text-small', 'aria-label': text.of(label, name) })

  return (
    <li className="fact-row">
      <span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {isSample ? <Badge>{sampleText.badge}</Badge> : isPersonal && <Badge>{personalText.private}</Badge>}
          {isSelected && <Badge>{text.selected}</Badge>}
        </span>
        <span className="block text-small text-ink-2">{factsOf(settlement)}</span>
      </span>
      {isLeaving ? (
        <QuestionLine
          labels={text.leave}
          onYes={() => {
            setLeaving(false)
            void leaveSettlement(settlement, gesture)
          }}
          onNo={() => setLeaving(false)}
        />
      ) : (
        <span className="flex flex-wrap items-center gap-1.5">
          {!isSelected && (
            <Button {...act(text.select)} onClick={() => void selectSettlement(id)}>
              {text.select}
            </Button>
          )}
          {isSelected && (
            <Button
              look="quiet"
              {...act(text.settings)}
              disabled={why('settlement.edit_settings') !== undefined}
              title={why('settlement.edit_settings')}
              onClick={() => openSettlementDialog({ kind: 'settings' })}
            >
              {text.settings}
            </Button>
          )}
          {isSample && <PutAwayButton settlementId={id} className="text-small" />}
          {isPersonal && !isSample && <ShareButton settlementId={id} name={name} />}
          <SettlementMenu
            settlement={settlement}
            isSelected={isSelected}
            why={why}
            onLeave={() => setLeaving(true)}
          />
        </span>
      )}
    </li>
  )
}

function factsOf({ role, isOwner, isPersonal, isSample, members, createdAt }: ListedSettlement): string {
  if (isSample) return sampleText.facts
  if (isPersonal) return personalText.facts(createdAt)
  return `${isOwner ? settlementPageText.users.owner : roleName(role)} · ${text.facts(members, createdAt)}`
}
