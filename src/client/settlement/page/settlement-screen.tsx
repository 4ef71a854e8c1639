import { lazyTab } from '../../lazy/lazy-tab.tsx'
import { useAccount } from '../../session/account.ts'

const SettlementPage = lazyTab(() => import('./settlement-page.tsx').then((part) => part.SettlementPage))
const SignedOutPage = lazyTab(() => import('./signed-out-page.tsx').then((part) => part.SignedOutPage))

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
