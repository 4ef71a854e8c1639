import { AppHeader } from './header/app-header.tsx'
import { StorageNotices } from './header/storage-notices.tsx'
import { CalculatorScreen } from './screens/calculator/calculator-screen.tsx'
import { CatalogFailed } from './screens/catalog-failed.tsx'
import { CatalogLoading } from './screens/catalog-loading.tsx'
import { useCatalogState } from './state/catalog.ts'

export function App() {
  const catalog = useCatalogState()
  return (
    <div className="flex h-dvh flex-col">
      <AppHeader />
      <StorageNotices />
      {catalog.state === 'loading' && <CatalogLoading />}
      {catalog.state === 'failed' && <CatalogFailed reason={catalog.reason} />}
      {catalog.state === 'ready' && <CalculatorScreen />}
    </div>
  )
}
