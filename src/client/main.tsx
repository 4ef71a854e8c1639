import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startOffline } from './offline/start-offline.ts'
import { ErrorBoundary } from './screens/error-boundary.tsx'
import { loadCatalog } from './state/catalog.ts'
import { keepPlan } from './state/plan-storage.ts'
import { keepPreferences } from './state/preferences.ts'

keepPreferences()
keepPlan()
void loadCatalog({ again: false })
startOffline()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
)
