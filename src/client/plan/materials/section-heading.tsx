import { type Section, toggleSection } from './summary-view.ts'

type Props = { section: Section; title: string; note: string; isOpen: boolean }

/** Opens and closes a section of the summary. */
export function SectionHeading({ section, title, note, isOpen }: Props) {
  return (
    <h3 className="border-b border-line px-1.5 pt-2.5 classic:pt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-control w-full items-center gap-2 rounded-part px-2 text-left outline-offset-[-2px] hover:bg-sunken"
        onClick={() => toggleSection(section)}
      >
        {/* On a phone the note is below: beside "Intermediate Components to Craft" there is no room for it. */}
        <span className="flex min-w-0 items-baseline gap-2 max-phone:flex-col max-phone:gap-0 max-phone:leading-tight">
          <span className="font-bold">{title}</span>
          <span className="max-w-full truncate text-small font-normal text-ink-3">{note}</span>
        </span>
        <span aria-hidden="true" className="ml-auto text-ink-3">
          {isOpen ? '▾' : '▸'}
        </span>
      </button>
    </h3>
  )
}
