import { useDeferredValue } from 'react'
import { DataManagerGate } from './dialogs/data-manager/data-manager-gate.tsx'
import { SharedPlanGate } from './dialogs/open-shared/shared-plan-gate.tsx'
import { ShortcutKeys } from './dialogs/shortcuts/shortcut-keys.tsx'
import { AccountNotice } from './header/account-notice.tsx'
import { AppHeader } from './header/app-header.tsx'
import { StorageNotices } from './header/storage-notices.tsx'
import { AppNotices } from './offline/app-notices.tsx'
import { CalculatorScreen } from './screens/calculator/calculator-screen.tsx'
import { lazyTab } from './screens/calculator/results/lazy-tab.tsx'
import { CatalogFailed } from './screens/catalog-failed.tsx'
import { CatalogLoading } from './screens/catalog-loading.tsx'
import { SettlementScreen } from './screens/settlement/settlement-screen.tsx'
import { useCatalogState } from './state/catalog.ts'
import { useRoute } from './state/route.ts'

const Privacy = lazyTab(() =>
  import('./screens/privacy/privacy-screen.tsx').then((part) => part.PrivacyScreen),
)

export function App() {
  const route = useRoute()
  return (
    <div className="flex h-dvh flex-col">
      <AppHeader />
      <AccountNotice />
      <StorageNotices />
      <AppNotices />
      <SharedPlanGate />
      <ShortcutKeys />
      <DataManagerGate />
      {route === 'settlement' ? <SettlementScreen /> : route === 'privacy' ? <Privacy /> : <Calculator />}
    </div>
  )
}

function Calculator() {
  const catalog = useCatalogState()
  // A step behind, so that a tap gets in between while a phone draws the first rows.
  const drawn = useDeferredValue(catalog)
  if (catalog.state === 'failed') return <CatalogFailed reason={catalog.reason} />
  if (catalog.state === 'loading' || drawn.state !== 'ready') return <CatalogLoading />
  return <CalculatorScreen />
}
