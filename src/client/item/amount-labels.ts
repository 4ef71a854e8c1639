import { calculatorText } from '../messages/calculator-text.ts'

const text = calculatorText.amount

/** Names of a stepper's three parts. */
export function amountLabels(name: string, field = text.of(name)) {
  return { field, less: text.less(name), more: text.more(name) }
}
