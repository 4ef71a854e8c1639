import { ChangeForm, TakeForm } from './amount-forms.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { KeepBackForm, ReleaseForm } from './keep-back-forms.tsx'
import { PlaceForm } from './place-form.tsx'
import { OpenedItemOrderForm } from './standing-order-form.tsx'
import type { StockFormProps } from './stock-form-props.ts'

export type StockFormName = keyof typeof forms

const forms = {
  change: ChangeForm,
  take: TakeForm,
  place: PlaceForm,
  keepBack: KeepBackForm,
  release: ReleaseForm,
  handOver: HandOverForm,
  order: OpenedItemOrderForm,
} as const

export function StockForm({ name, ...props }: StockFormProps & { name: StockFormName }) {
  const Form = forms[name]
  return <Form {...props} />
}
