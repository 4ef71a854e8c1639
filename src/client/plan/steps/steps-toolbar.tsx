import { useRef } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { stepsViewText as text } from '../../messages/steps-view-text.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { MeansButton } from '../means/means-button.tsx'
import type { TimeLimit } from '../times/within.ts'
import { WithinSelect } from '../times/within-select.tsx'
import { type Grouping, groupings } from './step-lines.ts'

export type StepsView = {
  readonly searchTerm: string
  readonly within: TimeLimit
  readonly grouping: Grouping
}
export const firstStepsView: StepsView = { searchTerm: '', within: 'any', grouping: 'order' }

type Props = { catalog: Catalog; view: StepsView; onChange: (view: StepsView) => void }

/** Chooses which steps are shown, and how they are grouped. */
export function StepsToolbar({ catalog, view, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-3.5 py-1.5 classic:py-0.5">
      <div className="min-w-36 flex-1 max-phone:basis-full">
        <SearchField
          value={view.searchTerm}
          labels={{ field: text.search, title: text.searchTitle, clear: text.clearSearch }}
          fieldRef={field}
          onChange={(searchTerm) => onChange({ ...view, searchTerm })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && view.searchTerm !== '') onChange({ ...view, searchTerm: '' })
          }}
        />
      </div>
      <SelectField
        label={text.grouping}
        value={view.grouping}
        options={groupings.map((value) => ({ value, text: text.groupings[value] }))}
        changed={view.grouping !== 'order'}
        onChange={(grouping) => onChange({ ...view, grouping })}
      />
      <WithinSelect value={view.within} onChange={(within) => onChange({ ...view, within })} />
      {/* Hidden where the steps need the room: the summary has the same button. */}
      <span className="max-phone:hidden">
        <MeansButton catalog={catalog} />
      </span>
    </div>
  )
}
