import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { type SettlementTab, settlementTabs } from '../settlement-route.ts'
import { PartLink } from './part-link.tsx'
import { useCounts } from './use-counts.ts'
import { WhichSettlement } from './which-settlement.tsx'

/** The parts that a player opens every evening: they are under the thumb, and the others one press away. */
const atHand: readonly SettlementTab[] = ['my-tasks', 'projects', 'inventory', 'contributions']
const others = settlementTabs.filter((tab) => !atHand.includes(tab))

const place =
  'flex h-15 short:h-11 w-full flex-col short:flex-row items-center justify-center gap-0.5 short:gap-2 px-1 text-tiny text-ink-2 outline-offset-[-2px]'

/** Keeps the focus where it was: a press on something that takes no focus would close the panel, in Safari even a press on a button. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The parts of the page on a small screen: four at the bottom, the others and which settlement is open under More. */
export function PhoneNav({ open }: { open: SettlementTab }) {
  const [isOpen, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const counts = useCounts()
  const isOther = others.includes(open)

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return
    event.preventDefault()
    setOpen(false)
    more.current?.focus()
  }

  return (
    <nav
      aria-label={text.tabs.label}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {isOpen && <OtherParts open={open} counts={counts} onPick={() => setOpen(false)} />}
      <ul className="grid grid-cols-[1fr_1fr_1fr_auto_1fr]">
        {atHand.map((tab) => (
          <li key={tab} className="min-w-0">
            <PartLink
              tab={tab}
              open={open}
              className={`${place} aria-[current]:font-bold aria-[current]:text-ink`}
            >
              <b className="min-h-[1em] text-body leading-none">
                {counts[tab] !== undefined && formatNumber(counts[tab])}
              </b>
              <span className="max-w-full truncate">{text.tabs[tab]}</span>
            </PartLink>
          </li>
        ))}
        <li className="min-w-0">
          <button
            ref={more}
            type="button"
            aria-expanded={isOpen}
            className={`${place} ${isOther ? 'phone-nav-open font-bold text-ink' : ''}`}
            onMouseDown={keepFocus}
            onClick={() => {
              setOpen(!isOpen)
              // Safari gives a pressed button no focus; without it a press elsewhere would not close the panel.
              more.current?.focus()
            }}
          >
            <span aria-hidden="true" className="text-body leading-none">
              ⋯
            </span>
            <span className="max-w-full truncate">{text.tabs.more}</span>
            {isOther && <span className="sr-only">: {text.tabs[open]}</span>}
          </button>
        </li>
      </ul>
    </nav>
  )
}

type OthersProps = {
  open: SettlementTab
  counts: ReturnType<typeof useCounts>
  onPick: () => void
}

function OtherParts({ open, counts, onPick }: OthersProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press does nothing, what is in it does.
    <div
      className="absolute right-0 bottom-full z-20 max-h-[calc(100dvh-6rem)] w-64 max-w-full overflow-y-auto rounded-t-panel border border-line bg-panel pt-3 shadow-panel"
      onMouseDown={keepFocus}
    >
      <WhichSettlement />
      <ul>
        {others.map((tab) => {
          const count = counts[tab]
          return (
            <li key={tab}>
              <PartLink
                tab={tab}
                open={open}
                className="flex min-h-11 items-center justify-between px-3 aria-[current]:bg-sunken aria-[current]:font-bold"
                onPick={onPick}
              >
                {text.tabs[tab]}
                {count !== undefined && <Badge>{formatNumber(count)}</Badge>}
              </PartLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
