import type { StockRow } from '#domain/settlement/ledger-rows'
import { ChangeForm, TakeForm } from './amount-forms.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import type { Holder } from './holders.ts'
import { KeepBackForm, ReleaseForm } from './keep-back-forms.tsx'
import { PlaceForm } from './place-form.tsx'

export type StockFormName = keyof typeof forms

/** What a form of an opened item is given. */
export type StockFormProps = {
  settlementId: string
  row: StockRow
  holders: readonly Holder[]
  onClose: () => void
}

const forms = {
  change: ChangeForm,
  take: TakeForm,
  place: PlaceForm,
  keepBack: KeepBackForm,
  release: ReleaseForm,
  handOver: HandOverForm,
} as const

export function StockForm({ name, ...props }: StockFormProps & { name: StockFormName }) {
  const Form = forms[name]
  return <Form {...props} />
}
