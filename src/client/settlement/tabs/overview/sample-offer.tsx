import { sampleText } from '../../../messages/sample-text.ts'
import { OpenSampleButton } from '../../sample-buttons.tsx'
import { shownRows, useSettlements } from '../../selectors.ts'

const text = sampleText.offer

/** Offers a sample where there is nothing yet to see (SET-2). */
export function SampleOffer() {
  const isEmpty = useSettlements((state) => {
    const rows = shownRows(state)
    return rows !== null && rows.projects.size === 0 && rows.tasks.size === 0 && rows.stock.size === 0
  })
  if (!isEmpty) return null
  return (
    <section
      aria-label={text.title}
      className="mt-2 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-part bg-accent-soft px-3.5 py-2.5"
    >
      <div className="min-w-[20ch] flex-1">
        <h3 className="font-bold">{text.title}</h3>
        <p className="max-w-[60ch] text-small">{text.hint}</p>
      </div>
      <OpenSampleButton />
    </section>
  )
}
