import { firstDayOf, type Range, ranges, shownDays, shownWeeks } from '#contract/contribution-days'
import type { Inputs } from '../../../../api/ask.ts'
import { outcomeOf } from '../../../../api/outcome.ts'
import { useSubmit } from '../../../../api/use-submit.ts'
import { contributionStatisticsText as text } from '../../../../messages/contribution-statistics-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { deviceDay, downloadCsv } from '../../../../ui/download-csv.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { sayFailure } from '../../../settlement-store.ts'
import { showRange, useRange } from '../dashboard-view.ts'
import type { ContributionContext } from '../listed-contribution.ts'
import { statisticsCsv } from './statistics-csv.ts'
import { readWholeStatistics } from './whole-statistics.ts'

const words: Readonly<Record<Range, string>> = {
  all: text.range.all,
  weeks: text.range.weeks(shownWeeks),
  days: text.range.days(shownDays),
}

type Props = { question: Inputs['getContributionStatistics']; context: ContributionContext }

/** Chooses from when on is counted, and downloads all that is counted as a file, not only the ten largest of each kind (BEY-23). */
export function RangeAndDownload({ question, context }: Props) {
  const range = useRange()
  const { submit, isBusy } = useSubmit(read, (statistics) =>
    downloadCsv(statisticsCsv(statistics, context.catalog), text.fileName(deviceDay(new Date()))),
  )

  async function read() {
    const outcome = await outcomeOf(readWholeStatistics(question))
    sayFailure(outcome, text.downloadFailed)
    return outcome
  }

  return (
    <div className="statistics-range flex flex-wrap items-center justify-end gap-2 border-b border-line bg-sunken px-3.5 py-1.5">
      <span className="flex">
        <SelectField
          label={text.range.label}
          value={range}
          options={ranges.map((value) => ({ value, text: words[value] }))}
          changed={range !== 'all'}
          onChange={showRange}
        />
      </span>
      <Button className="text-small" disabled={isBusy} onClick={() => void submit()}>
        {isBusy ? text.downloading : text.download}
      </Button>
    </div>
  )
}

/** The first day that is counted, in UTC by the clock of this device; undefined where all days are. */
export function useSince(): string | undefined {
  return firstDayOf(useRange(), new Date().toISOString().slice(0, 10))
}
