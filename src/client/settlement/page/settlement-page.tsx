import './settlement.css'
import { useCallback, useEffect } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { isRoute } from '../../state/route.ts'
import { catchFocus } from '../../ui/catch-focus.ts'
import { Panel } from '../../ui/panel.tsx'
import { useBack } from '../../ui/use-back.ts'
import {
  closeAnySettlementDialog,
  closeSettlementDialog,
  openSettlementDialog,
  type SettlementDialog,
  useSettlementDialog,
} from '../dialogs/settlement-dialog.ts'
import { followAhead, followSettlements } from '../follow-settlements.ts'
import { useMyId } from '../membership.ts'
import { useSettlement } from '../selectors.ts'
import { useInvitedCode, useOpenShared, useSettlementTab, useSharedCode } from '../settlement-route.ts'
import { NotLive } from './not-live.tsx'
import { RefusedActs } from './refused-acts.tsx'
import { SampleLine } from './sample-line.tsx'
import { SettlementNav } from './settlement-nav.tsx'
import { SettlementNews } from './settlement-news.tsx'
import { fetchPartAhead, SettlementPart } from './settlement-part.tsx'
import { useSettlementCommands } from './use-settlement-commands.ts'
import { WaitingActs } from './waiting-acts.tsx'

const Dialogs = lazyPart<{ dialog: SettlementDialog; onClose: () => void }>(() =>
  import('../dialogs/settlement-dialogs.tsx').then((part) => part.SettlementDialogs),
)

/** Asks for the settlement and for the code of the open part before anything is drawn, unless the user has gone elsewhere meanwhile. */
export function openAhead(): void {
  if (!isRoute('settlement', location.pathname)) return
  followAhead()
  fetchPartAhead(location.pathname)
}

/** The settlement page of a signed-in user (SET-1), also before the server has confirmed the session, and where it cannot. */
export function SettlementPage() {
  const tab = useSettlementTab()
  const userId = useMyId()
  const name = useSettlement((settlement) => settlement.name) ?? ''
  const shared = useOpenShared()
  useEffect(() => (userId ? followSettlements(userId) : undefined), [userId])
  useSettlementCommands()
  useEffect(() => catchFocus(headingOfPart), [])

  return (
    <div className="settlement">
      <div className="settlement-open">
        <NotLive />
        <WaitingActs />
        <RefusedActs />
        <SampleLine />
        <SettlementNews />
        <Panel
          title={text.tabs[tab]}
          note={tab === 'overview' || shared !== null ? '' : name}
          className="flex-1"
        >
          {/* What was asked for one user is not shown, or kept, for another. */}
          <SettlementPart key={userId} tab={tab} />
        </Panel>
      </div>
      <SettlementNav open={tab} />
      <DialogGate />
    </div>
  )
}

/** Shows the open dialog of the page; a tab shows its own. */
function DialogGate() {
  const dialog = useSettlementDialog()
  useBack(closeAnySettlementDialog)
  const code = useInvitedCode()
  // An invitation's link opens the dialog.
  useEffect(() => {
    if (code !== null) openSettlementDialog({ kind: 'join' })
  }, [code])
  const sharedCode = useSharedCode()
  useEffect(() => {
    if (sharedCode !== null) openSettlementDialog({ kind: 'acceptShared' })
  }, [sharedCode])
  // Whoever leaves the page with a dialog open comes back to the page without it.
  useEffect(() => closeAnySettlementDialog, [])
  const close = useCallback(() => dialog && closeSettlementDialog(dialog), [dialog])
  return dialog && <Dialogs dialog={dialog} onClose={close} />
}

/** Takes the focus when the control that had it is removed and nothing else around it takes it. */
function headingOfPart(): HTMLElement | null {
  return document.querySelector('.settlement-open h2')
}
