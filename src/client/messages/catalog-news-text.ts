import { formatNumber, plural } from '#contract/sentences/numbers'

const mostNamed = 5

/** Texts about the plan's catalogue and how its numbers are counted (BEY-14): the lines under the header, fetched with them. */
export const catalogNewsText = {
  newer: 'A newer catalogue is here.',
  see: 'See what changes',
  moved: 'The catalogue of your plan is gone; it uses the newest one now.',
  brought: 'The plan of your account counts with another catalogue, which is in use here now.',
  unsure: (names: readonly string[]) =>
    `The recipes that you chose may be others there: look at ${namesOf(names)}.`,
  unsureFrom: (names: readonly string[]) =>
    `The recipes chosen in it may be others here: look at ${namesOf(names)}.`,
  dismiss: 'Dismiss',
  rules: {
    changed: (lower: number, higher: number) =>
      `What crafts give back is counted now: ${changedNumbers(lower, higher)}.`,
    see: 'See what changed',
    dismiss: 'Dismiss',
  },
} as const

function changedNumbers(lower: number, higher: number): string {
  const of = (count: number) => `of your plan ${count === 1 ? 'is' : 'are'}`
  const numbers = (count: number) => plural(count, 'number', 'numbers')
  if (higher === 0) return `${numbers(lower)} ${of(lower)} lower`
  if (lower === 0) return `${numbers(higher)} ${of(higher)} higher`
  return `${numbers(lower)} ${of(lower)} lower, ${formatNumber(higher)} higher`
}

function namesOf(names: readonly string[]): string {
  const rest = names.length - mostNamed
  const named = names.slice(0, mostNamed).join(', ')
  return rest > 0 ? `${named} and ${formatNumber(rest)} more` : named
}
