import type { PlanReply } from './plan-reply.ts'

/** The plan as aligned columns for a terminal. */
export function planTable({ materials, steps, cuts }: PlanReply): string {
  const parts = [
    section(
      'Materials',
      ['Item', 'Tier', 'Kind', 'Needed', 'Have', 'Missing', 'To get', 'Crafts'],
      materials.map((row) => [
        row.itemName,
        row.tier,
        row.isBaseItem ? (row.obtainFirst ? 'obtain first' : 'gather') : 'craft',
        row.needed,
        row.have,
        row.missing,
        row.toGet,
        row.crafts ?? '',
      ]),
    ),
    section(
      'Build steps',
      ['#', 'Do', 'Item', 'Amount', 'Crafts'],
      steps.map((step, i) => [
        i + 1,
        step.action,
        step.itemName,
        step.needToCraft,
        'crafts' in step ? step.crafts : '',
      ]),
    ),
  ]
  if (cuts.length > 0) {
    parts.push(
      section(
        'Obtain first',
        ['Item', 'Amount'],
        cuts.map((cut) => [cut.ingredientName, cut.quantity]),
      ),
    )
  }
  return parts.join('\n\n')
}

type Cell = string | number

function section(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [
    head,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? number(cell) : cell))),
  ]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'))
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  )
  return `${title}\n${text.join('\n')}`
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}
