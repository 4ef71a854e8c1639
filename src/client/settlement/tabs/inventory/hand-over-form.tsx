import { useState } from 'react'
import { inOrder } from '#domain/planning/project-order'
import type { Outcome } from '../../../api/outcome.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { SmallField, SmallForm } from '../../fields/small-form.tsx'
import { handOver } from '../../inventory-acts.ts'
import { useRows } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import type { StockFormProps } from './stock-form-props.ts'

const text = inventoryText.form.handOver

/** Hands what a project holds to another one, keeps it back, or takes it out of the stock. */
export function HandOverForm({ settlementId, row, holders, onClose }: StockFormProps) {
  const projects = inOrder(useRows('projects'))
  const [from, setFrom] = useState(holders[0]?.projectId ?? '')
  const [to, setTo] = useState('')
  const heldBy = (id: string) => holders.find(({ projectId }) => projectId === id)?.amount ?? 0
  const [amount, setAmount] = useState(heldBy(from))
  const sending = useActForm<unknown>(
    (): Promise<Outcome<unknown>> | null =>
      to === '' ? null : handOver(settlementId, { itemId: row.itemId, amount, from, to }),
    onClose,
  )
  return (
    <SmallForm
      words={text}
      action={text.submit(amount)}
      sending={sending}
      disabled={amount === 0 || to === ''}
      onClose={onClose}
    >
      <SmallField label={text.from}>
        <SelectField
          label={text.from}
          value={from}
          options={holders.map(({ projectId, name, amount: holds }) => ({
            value: projectId,
            text: inventoryText.form.lower.holder(name, holds),
          }))}
          changed={false}
          onChange={(next) => {
            // All that the former project holds becomes all that this one holds; any other amount stays.
            if (amount === heldBy(from)) setAmount(heldBy(next))
            setFrom(next)
            if (next === to) setTo('')
            sending.clear()
          }}
        />
      </SmallField>
      <SmallField label={text.to} hint={text.hint}>
        <SelectField
          label={text.to}
          value={to}
          options={[
            { value: '', text: text.choose },
            ...projects.filter(({ id }) => id !== from).map(({ id, name }) => ({ value: id, text: name })),
            { value: 'kept', text: text.kept },
            { value: 'out', text: text.out },
          ]}
          changed={to !== ''}
          onChange={(next) => {
            setTo(next)
            sending.clear()
          }}
        />
      </SmallField>
      <AmountField
        label={inventoryText.form.amount}
        value={amount}
        onChange={(next) => {
          setAmount(next)
          sending.clear()
        }}
      />
    </SmallForm>
  )
}
