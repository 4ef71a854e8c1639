import { settlementText as text } from '../../messages/settlement-text.ts'
import { openAccountDialog } from '../../session/account-dialog.ts'
import { goTo } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useInvitedCode, useSettlementTab, useSharedCode } from '../settlement-route.ts'

/** Says that settlements need an account, in the words of the link that led here, and offers to sign in (CAL-1). */
export function SignedOutPage() {
  const isInvited = useInvitedCode() !== null
  const tab = useSettlementTab()
  const asksToContribute = tab === 'contributions' || tab === 'my-tasks'
  const signedOut = asksToContribute ? text.signedOutToContribute : text.signedOut
  const isShared = useSharedCode() !== null
  const words = isInvited ? text.invited : isShared ? text.shared : signedOut
  return (
    <main className="mx-auto grid min-h-0 w-full max-w-[60rem] flex-1 p-gap max-phone:p-2">
      <Panel title={text.title}>
        <EmptyState title={words.title} hint={words.hint}>
          <div className="flex flex-wrap justify-center gap-2">
            <Button look="primary" onClick={() => openAccountDialog('signIn')}>
              {text.signedOut.signIn}
            </Button>
            <Button onClick={() => goTo('calculator')}>{text.toCalculator}</Button>
          </div>
        </EmptyState>
      </Panel>
    </main>
  )
}
