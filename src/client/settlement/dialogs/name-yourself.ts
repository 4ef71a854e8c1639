import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { accountStore } from '../../session/account.ts'
import { say } from '../settlement-store.ts'
import { openSettlementDialog } from './settlement-dialog.ts'

/**
 * Says what was done with a settlement; to whoever has chosen no name yet, also as whom the others see them, with a way to choose one
 * (AUTH-4, SET-10).
 */
export function sayWithName(sentence: string): void {
  const account = accountStore.getState()
  const isUnnamed = account.state === 'signedIn' && !account.user.username && !account.user.customDisplayName
  if (!isUnnamed) {
    if (sentence !== '') say({ kind: 'done', text: sentence })
    return
  }
  say({
    kind: 'quiet',
    text: `${sentence} ${text.seenAs(account.user.publicName)}`.trim(),
    way: { label: text.chooseName, go: () => openSettlementDialog({ kind: 'displayName' }) },
  })
}
