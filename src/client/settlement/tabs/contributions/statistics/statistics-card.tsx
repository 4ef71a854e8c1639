import { type ReactNode, useId, useState } from 'react'
import { contributionStatisticsText as text } from '../../../../messages/contribution-statistics-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { StrokeIcon } from '../../../../ui/icon.tsx'

/** The lines of the two icons: bars for the chart, a grid for the table. */
const [bars, grid] = ['M5 20v-8M12 20V4M19 20v-5', 'M4 5h16v14H4zM4 10h16M10 10v9']

type Props = {
  title: string
  note: string
  /** null where a table says it all. */
  chart: ReactNode
  table: ReactNode
}

/** One thing that is counted, as a chart or as a table; on paper as both. */
export function StatisticsCard({ title, note, chart, table }: Props) {
  const heading = useId()
  const [isTable, setTable] = useState(chart === null)
  return (
    <section aria-labelledby={heading} className="statistics-card">
      <div className="mb-2 flex min-h-control items-center gap-2">
        <h4 id={heading} className="font-bold">
          {title}
        </h4>
        <span className="min-w-0 flex-1 text-small text-ink-2">{note}</span>
        {chart !== null && (
          <Button
            look="quiet"
            icon
            className="statistics-turn"
            aria-label={isTable ? text.asChart(title) : text.asTable(title)}
            title={isTable ? text.asChart(title) : text.asTable(title)}
            onClick={() => setTable(!isTable)}
          >
            <StrokeIcon path={isTable ? bars : grid} />
          </Button>
        )}
      </div>
      {chart !== null && <div className={isTable ? 'only-printed' : ''}>{chart}</div>}
      <div className={`overflow-x-auto ${isTable ? '' : 'only-printed'}`}>{table}</div>
    </section>
  )
}
