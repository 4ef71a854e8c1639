import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAccount } from './account/start-account.ts'
import { App } from './app.tsx'
import { formatNumber } from './messages/format.ts'
import { startOffline } from './offline/start-offline.ts'
import { keepSaving } from './saving/keep-saving.ts'
import { ErrorBoundary } from './screens/error-boundary.tsx'
import { loadCatalog } from './state/catalog.ts'
import { keepPlan } from './state/plan-storage.ts'
import { keepPreferences } from './state/preferences.ts'

keepPreferences()
keepPlan()
void loadCatalog({ again: false })
startOffline()
startAccount()
keepSaving()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
)

// The first number costs a phone a good part of a frame: spent while the catalogue is on its way, not when its rows wait.
setTimeout(() => formatNumber(0))
