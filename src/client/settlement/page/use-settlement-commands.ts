import { useEffect } from 'react'
import type { Action } from '#domain/settlement/right'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { addCommands } from '../../state/commands.ts'
import { openSettlementDialog } from '../dialogs/settlement-dialog.ts'
import { useMay } from '../membership.ts'
import { settlementTabs, showSettlementTab } from '../settlement-route.ts'

const always = [
  ...settlementTabs.map((tab) => ({
    id: `settlement-${tab}`,
    title: text.goTo(text.tabs[tab]),
    run: () => showSettlementTab(tab),
  })),
  ...(['create', 'join'] as const).map((kind) => ({
    id: `settlement-${kind}`,
    title: text[kind],
    run: () => openSettlementDialog({ kind }),
  })),
]

const withRight = {
  invite: { action: 'invite.create_low', title: text.invite },
  settings: { action: 'settlement.edit_settings', title: text.settingsOf },
  data: { action: 'settlement.get', title: text.dataOf },
} as const satisfies Record<string, { readonly action: Action; readonly title: string }>
type Kind = keyof typeof withRight

/** What the palette can do on the settlement page: what the user's role does not allow is not offered (BEY-15). */
export function useSettlementCommands(): void {
  const may = useMay()
  // As a text: equal texts do not run the effect below again.
  const allowed = (Object.keys(withRight) as Kind[]).filter((kind) => may(withRight[kind].action)).join(' ')
  useEffect(() => addCommands(always), [])
  useEffect(() => {
    const kinds = allowed.split(' ').filter((kind): kind is Kind => kind in withRight)
    return addCommands(
      kinds.map((kind) => ({
        id: `settlement-${kind}`,
        title: withRight[kind].title,
        run: () => openSettlementDialog({ kind }),
      })),
    )
  }, [allowed])
}
