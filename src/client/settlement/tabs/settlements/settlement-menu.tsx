import type { ListedSettlement } from '#contract/settlements'
import type { Action } from '#domain/settlement/right'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { selectSettlement } from '../../settlement-list.ts'

const text = settlementPageText.list

type Props = {
  settlement: ListedSettlement
  isSelected: boolean
  /** Why the user may not do something; undefined where they may. */
  why: (action: Action) => string | undefined
  onLeave: () => void
}

/** The menu of what can be done with a settlement beside opening it; to leave or delete it stands last and apart. */
export function SettlementMenu({ settlement, isSelected, why, onLeave }: Props) {
  const { id, name, isOwner, isPersonal, isSample } = settlement
  /** These dialogs are about the open settlement: another one is opened first. */
  const opening = (kind: 'settings' | 'data' | 'transfer') => () => {
    if (!isSelected) void selectSettlement(id)
    openSettlementDialog({ kind })
  }
  const items: readonly (MenuItem | false)[] = [
    {
      label: text.rename,
      whyDisabled: why('settlement.rename'),
      onPick: () => openSettlementDialog({ kind: 'rename', settlement }),
    },
    // The row of the open settlement has a button for its settings.
    !isSelected && {
      label: text.settings,
      whyDisabled: why('settlement.edit_settings'),
      onPick: opening('settings'),
    },
    { label: text.data, onPick: opening('data') },
    isOwner && !isPersonal && { label: text.transfer, onPick: opening('transfer') },
    !isOwner && { label: text.leave.ask, onPick: onLeave, isApart: true },
    !isPersonal &&
      !isSample && {
        label: text.delete,
        whyDisabled: why('settlement.delete'),
        onPick: () => openSettlementDialog({ kind: 'delete', settlement }),
        // For all others, Leave stands before it and is apart already.
        isApart: isOwner,
      },
  ]
  return (
    <MenuButton
      look="quiet"
      icon
      aria-label={text.of(text.more, name)}
      title={text.of(text.more, name)}
      menuLabel={text.of(text.more, name)}
      items={items.filter((item) => item !== false)}
    >
      ⋯
    </MenuButton>
  )
}
