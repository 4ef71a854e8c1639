import { lazyTab } from '../../lazy/lazy-tab.tsx'
import { accountStore, useAccount } from '../../session/account.ts'

const SettlementPage = lazyTab(() =>
  import('./settlement-page.tsx').then((part) => {
    part.openAhead()
    return part.SettlementPage
  }),
)
const SignedOutPage = lazyTab(() => import('./signed-out-page.tsx').then((part) => part.SignedOutPage))

/** Fetches the code of the page, which then asks for the settlement, before it is drawn. */
export function fetchSettlementAhead(): void {
  if (accountStore.getState().state !== 'signedOut') SettlementPage.fetchAhead()
}

/** The settlement page; signed out, what it needs (CAL-1). Offline, it shows what this device has stored (BEY-11). */
export function SettlementScreen() {
  const { state } = useAccount()
  if (state === 'signedOut') return <SignedOutPage />
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <SettlementPage />
    </main>
  )
}
