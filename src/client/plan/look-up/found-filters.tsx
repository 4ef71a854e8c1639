import { type ReactNode, useRef } from 'react'
import { lookUpText as text } from '../../messages/look-up-text.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FoundFilter } from './found-recipes.ts'

const all = '*'

type Props = {
  filter: FoundFilter
  skills: readonly string[]
  onChange: (filter: FoundFilter) => void
  children?: ReactNode
}

/** Narrows down what a look-up found. */
export function FoundFilters({ filter, skills, onChange, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-40 flex-1">
        <SearchField
          value={filter.word}
          labels={{ field: text.filter, title: text.filter, clear: text.clearFilter }}
          fieldRef={field}
          onChange={(word) => onChange({ ...filter, word })}
          onKeyDown={(event) => {
            // The first Escape empties the field, the next one closes the dialog.
            if (event.key !== 'Escape' || filter.word === '') return
            event.preventDefault()
            onChange({ ...filter, word: '' })
          }}
        />
      </div>
      <SelectField
        label={text.skill}
        value={filter.skill ?? all}
        changed={filter.skill !== null}
        options={[
          { value: all, text: text.allSkills },
          ...skills.map((skill) => ({ value: skill, text: skill })),
        ]}
        onChange={(skill) => onChange({ ...filter, skill: skill === all ? null : skill })}
      />
      {children}
    </div>
  )
}
