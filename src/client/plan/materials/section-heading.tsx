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
        <span className="font-bold">{title}</span>
        <span className="text-small font-normal whitespace-nowrap text-ink-3">{note}</span>
        <span aria-hidden="true" className="ml-auto text-ink-3">
          {isOpen ? '▾' : '▸'}
        </span>
      </button>
    </h3>
  )
}
