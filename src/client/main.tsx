import './styles/main.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { fetchSummary } from './calculator/results/summary-code.ts'
import { startOffline } from './offline/start-offline.ts'
import { keepSaving } from './saving/keep-saving.ts'
import { startAccount } from './session/start-account.ts'
import { fetchSettlementAhead } from './settlement/page/settlement-screen.tsx'
import { calculatorStore } from './state/calculator.ts'
import { loadCatalog, prepareCatalog } from './state/catalog.ts'
import { keepCountedBy } from './state/counted-by.ts'
import { keepOddsCounting } from './state/odds-counting.ts'
import { keepPlan } from './state/plan-storage.ts'
import { keepPreferences } from './state/preferences.ts'
import { isRoute } from './state/route.ts'
import { whenAtRest } from './state/when-at-rest.ts'

keepPreferences()
keepPlan()
keepCountedBy()
keepOddsCounting()
if (isRoute('settlement', location.pathname)) {
  fetchSettlementAhead()
  void whenAtRest().then(prepareCatalog)
}
void loadCatalog({ again: false })
// Fetched beside the catalogue, which takes longer: a player who left a queue here waits for nothing more.
if (calculatorStore.getState().buildList.length > 0) void fetchSummary()
else void whenAtRest().then(fetchSummary)
void whenAtRest()
  .then(() => import('./state/keep-history.ts'))
  .then(
    (part) => part.keepHistory(),
    // Without this code, undo only does not reach back over a reload.
    () => {},
  )
startOffline()
startAccount()
keepSaving()

const root = createRoot(document.getElementById('root')!)
// Drawn in slices: the page says already what it loads, and a phone can scroll and type meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  ),
)
