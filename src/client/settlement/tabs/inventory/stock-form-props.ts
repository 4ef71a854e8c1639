import type { StockRow } from '#domain/settlement/ledger-rows'
import type { Holder } from './holders.ts'

/** What a form of an opened item is given. */
export type StockFormProps = {
  settlementId: string
  row: StockRow
  holders: readonly Holder[]
  onClose: () => void
}
