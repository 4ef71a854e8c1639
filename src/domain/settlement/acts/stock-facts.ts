import type { LedgerAct } from '../ledger-act.ts'

/** Log entries about the shared stock; they name items as they were called then. */
export type StockFacts = {
  /** `others`: how many further kinds were added with it. */
  'stock.added': ItemFacts & { readonly others: number; readonly project?: string | undefined }
  /** `others`: how many further kinds were counted with it. */
  'stock.counted': ItemFacts & { readonly former: number; readonly others?: number | undefined }
  'stock.taken': ItemFacts
  'stock.removed': ItemFacts
  'stock.placed': { readonly item: string; readonly storage: string | null }
  'stock.keptBack': ItemFacts
  'stock.released': ItemFacts
  'stock.crafted': ItemFacts & { readonly crafts: number }
  /** A building stands, or research is done. */
  'stock.built': ItemFacts & { readonly action: 'build' | 'research' }
  'stock.handedOver': ItemFacts & { readonly from: string; readonly to: string }
  'stock.handedOut': ItemFacts & { readonly from: string }
  'stock.keptFrom': ItemFacts & { readonly from: string }
  'stock.reverted': ItemFacts
}
type ItemFacts = { readonly item: string; readonly amount: number }

/** An act on stock. */
export type StockAct<Input, Answer> = LedgerAct<Input, Answer, StockFacts>
