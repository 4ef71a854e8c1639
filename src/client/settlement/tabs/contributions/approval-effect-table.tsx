import { formatNumber } from '#contract/sentences/numbers'
import type { ItemId } from '#domain/catalog/item'
import { contributionsText } from '../../../messages/contributions-text.ts'
import type { ApprovalEffect, FromTo } from './approval-effect.ts'

const text = contributionsText.changes

type Props = { changes: ApprovalEffect; nameOf: (itemId: ItemId) => string }

/** The numbers that approving changes, before and after (CON-3). */
export function ApprovalEffectTable({ changes, nameOf }: Props) {
  return (
    <section aria-label={text.title} className="border-t border-line px-4 py-3">
      <h4 className="text-small font-semibold">{text.title}</h4>
      {changes.cannot === null ? (
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{text.what}</th>
              <th scope="col">{text.before}</th>
              <td />
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(changes, nameOf).map(({ word, from, to }) => (
              <tr key={word} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal text-ink-2 wrap-anywhere">
                  {word}
                </th>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap">{formatNumber(from)}</td>
                <td aria-hidden="true" className="px-3 text-ink-2">
                  →
                </td>
                <td className="py-1.5 text-right font-bold whitespace-nowrap">{formatNumber(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={`py-1.5 ${changes.cannot === 'nothing' ? 'text-ink-2' : 'text-missing'}`}>
          {whyNot(changes)}
        </p>
      )}
    </section>
  )
}

type Line = FromTo & { readonly word: string }
type Changes = Extract<ApprovalEffect, { readonly cannot: null }>

function linesOf({ items, materials, task }: Changes, nameOf: Props['nameOf']): readonly Line[] {
  return [
    ...items.flatMap(({ itemId, stock, projects }): Line[] => [
      { word: text.stock(nameOf(itemId)), ...stock },
      ...projects.map(({ name, from, to }) => ({ word: text.held(nameOf(itemId), name), from, to })),
    ]),
    ...(task ? [{ word: text.task(task.target), from: task.from, to: task.to }] : []),
    ...materials.map(({ itemId, from, to }) => ({ word: text.used(nameOf(itemId)), from, to })),
  ]
}

function whyNot(changes: Exclude<ApprovalEffect, Changes>): string {
  if (changes.cannot === 'lacks')
    return text.lacks(changes.lacking.map(({ name, amount }) => `${formatNumber(amount)} ${name}`).join(', '))
  return text[changes.cannot]
}
