import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { lazyTab } from '../../../lazy/lazy-tab.tsx'
import type { Engine } from '../../../state/engine.ts'

type Closable = { onClose: () => void }

export const AddItemDialog = lazyPart<Closable & { engine: Engine }>(() =>
  import('./add-item-dialog.tsx').then((part) => part.AddItemDialog),
)

export const StoragesDialog = lazyPart<Closable>(() =>
  import('./storages-dialog.tsx').then((part) => part.StoragesDialog),
)

export const PickCraftDialog = lazyPart<Closable & { engine: Engine }>(() =>
  import('./pick-craft-dialog.tsx').then((part) => part.PickCraftDialog),
)

export const PasteStockDialog = lazyPart<Closable & { engine: Engine }>(() =>
  import('./paste-stock-dialog.tsx').then((part) => part.PasteStockDialog),
)

export const HistoryPage = lazyTab<{ engine: Engine }>(() =>
  import('./history-page.tsx').then((part) => part.HistoryPage),
)

export const StandingOrdersPage = lazyTab<{ engine: Engine }>(() =>
  import('./standing-orders-page.tsx').then((part) => part.StandingOrdersPage),
)

export const CountingPage = lazyTab(() => import('./counting-page.tsx').then((part) => part.CountingPage))

export type InventoryDialog = 'add' | 'paste' | 'craft' | 'storages'
