import { useDeferredValue } from 'react'
import { CalculatorScreen } from '../calculator/calculator-screen.tsx'
import { SharedPlanGate } from '../calculator/open-shared/shared-plan-gate.tsx'
import { AccountNotice } from '../header/account-notice.tsx'
import { AppHeader } from '../header/app-header.tsx'
import { AppNotices } from '../header/app-notices.tsx'
import { ShortcutKeys } from '../header/palette/shortcut-keys.tsx'
import { StorageNotices } from '../header/storage-notices.tsx'
import { lazyTab } from '../lazy/lazy-tab.tsx'
import { SettlementScreen } from '../settlement/page/settlement-screen.tsx'
import { useCatalogState } from '../state/catalog.ts'
import { useRoute } from '../state/route.ts'
import { CatalogFailed } from './catalog-failed.tsx'
import { CatalogLoading } from './catalog-loading.tsx'
import { DataDialogsGate } from './data-dialogs.tsx'

const RarePage = lazyTab(() => import('./rare-page.tsx').then((part) => part.RarePage))

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
      <DataDialogsGate />
      {route === 'settlement' ? <SettlementScreen /> : route === 'calculator' ? <Calculator /> : <RarePage />}
    </div>
  )
}

function Calculator() {
  const catalog = useCatalogState()
  // Deferred, so that a phone can handle a tap while it draws the first rows.
  const drawn = useDeferredValue(catalog)
  if (catalog.state === 'failed') return <CatalogFailed reason={catalog.reason} />
  if (catalog.state === 'loading' || drawn.state !== 'ready') return <CatalogLoading />
  return <CalculatorScreen />
}
