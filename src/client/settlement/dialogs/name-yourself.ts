import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { type Account, accountStore } from '../../session/account.ts'
import { type News, say, unsay } from '../settlement-store.ts'
import { openSettlementDialog } from './settlement-dialog.ts'

/**
 * Says what was done with a settlement. A user who has chosen no name yet also reads as whom the others see them, with a button to choose
 * a name (AUTH-4, SET-10). An empty sentence says nothing to those who have a name: a new settlement is seen as it is.
 */
export function sayWithName(sentence: string): void {
  const account = accountStore.getState()
  if (!isUnnamed(account)) {
    if (sentence !== '') say({ kind: 'done', text: sentence })
    return
  }
  const message: News = {
    kind: 'quiet',
    text: `${sentence} ${text.seenAs(account.user.publicName)}`.trim(),
    way: { label: text.chooseName, go: () => openSettlementDialog({ kind: 'displayName' }) },
  }
  say(message)
  const stop = accountStore.subscribe((now) => {
    if (isUnnamed(now)) return
    stop()
    unsay(message)
  })
}

function isUnnamed(account: Account): account is Extract<Account, { state: 'signedIn' }> {
  return account.state === 'signedIn' && !account.user.username && !account.user.customDisplayName
}
