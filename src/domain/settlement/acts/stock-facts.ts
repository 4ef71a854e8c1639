import type { LedgerAct } from '../ledger-act.ts'

/** Log entries about the shared stock; they name items as they were called then. */
export type StockFacts = {
  /** `others`: how many further kinds were added with it. */
  'stock.added': ItemFacts & { readonly others: number; readonly project?: string | undefined }
  /** `amount` is how many are there now. `others`: how many further items a counted list changed; absent where one item was set. */
  'stock.counted': ItemFacts & { readonly former: number; readonly others?: number | undefined }
  'stock.taken': ItemFacts
  'stock.removed': ItemFacts
  'stock.placed': { readonly item: string; readonly storage: string | null }
  'stock.keptBack': ItemFacts
  'stock.released': ItemFacts
  'stock.crafted': ItemFacts & { readonly crafts: number }
  /** A building stands, or research is done. */
  'stock.built': ItemFacts & { readonly action: 'build' | 'research' }
  /** What the project `from` held now belongs to the project `to`. */
  'stock.handedOver': ItemFacts & { readonly from: string; readonly to: string }
  /** What the project `from` held was taken out of the stock. */
  'stock.handedOut': ItemFacts & { readonly from: string }
  /** What the project `from` held is kept back now. */
  'stock.keptFrom': ItemFacts & { readonly from: string }
  /** `amount` is that of the entry that was taken back: below 0 where pieces had gone. */
  'stock.reverted': ItemFacts
}
type ItemFacts = { readonly item: string; readonly amount: number }

/** An act on stock. */
export type StockAct<Input, Answer> = LedgerAct<Input, Answer, StockFacts>
