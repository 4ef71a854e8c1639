import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ScrollBox } from '../../../ui/scroll-box.tsx'
import { showInventory } from '../../settlement-route.ts'

type Props = { title: string; back: string; actions?: ReactNode; children: ReactNode }

/** A page inside the inventory, with the way back to the stock. */
export function SubPage({ title, back, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 px-3.5 pb-2">
        <Button look="quiet" icon aria-label={back} title={back} onClick={() => showInventory('stock')}>
          <Icon name="collapse" />
        </Button>
        <h3 ref={heading} tabIndex={-1} className="mr-auto font-bold outline-none">
          {title}
        </h3>
        {actions}
      </div>
      <ScrollBox aria-label={title} className="@container min-h-0 flex-1 overscroll-contain">
        {children}
      </ScrollBox>
    </div>
  )
}
