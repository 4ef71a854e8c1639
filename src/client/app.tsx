import { SharedPlanGate } from './dialogs/open-shared/shared-plan-gate.tsx'
import { ShortcutKeys } from './dialogs/shortcuts/shortcut-keys.tsx'
import { AppHeader } from './header/app-header.tsx'
import { StorageNotices } from './header/storage-notices.tsx'
import { AppNotices } from './offline/app-notices.tsx'
import { CalculatorScreen } from './screens/calculator/calculator-screen.tsx'
import { CatalogFailed } from './screens/catalog-failed.tsx'
import { CatalogLoading } from './screens/catalog-loading.tsx'
import { SettlementScreen } from './screens/settlement/settlement-screen.tsx'
import { useCatalogState } from './state/catalog.ts'
import { useRoute } from './state/route.ts'

export function App() {
  const route = useRoute()
  return (
    <div className="flex h-dvh flex-col">
      <AppHeader />
      <StorageNotices />
      <AppNotices />
      <SharedPlanGate />
      <ShortcutKeys />
      {route === 'settlement' ? <SettlementScreen /> : <Calculator />}
    </div>
  )
}

function Calculator() {
  const catalog = useCatalogState()
  if (catalog.state === 'loading') return <CatalogLoading />
  if (catalog.state === 'failed') return <CatalogFailed reason={catalog.reason} />
  return <CalculatorScreen />
}
