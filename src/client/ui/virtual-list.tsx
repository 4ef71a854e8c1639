import { type FocusEvent, type ReactNode, type Ref, useImperativeHandle } from 'react'
import type { DrawnRow } from './list-keys.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export type VirtualListHandle = { scrollToIndex: (index: number) => void; scrollToTop: () => void }

type Props = {
  label: string
  count: number
  /** Usual height of a row in pixels; the real heights are measured as rows appear. */
  rowHeight: number
  /** Without it a row's key is its index: another list in the same place reuses the drawn rows. */
  keyAt?: (index: number) => string | number
  rowClass: (index: number) => string
  children: (index: number) => ReactNode
  handle?: Ref<VirtualListHandle>
}

/** The code for arrows and Tab in a list, fetched when one first has the focus. */
let listKeys: typeof import('./list-keys.ts') | null = null

/** A list of any length of which only the rows in sight are drawn. For Tab it is one stop (BEY-15). */
export function VirtualList({ label, count, rowHeight, keyAt, rowClass, children, handle }: Props) {
  const { virtualizer, scroller, list } = useVirtualRows<HTMLUListElement>({ count, rowHeight, keyAt })

  useImperativeHandle(handle, () => ({
    scrollToIndex: (index) => virtualizer.scrollToIndex(index),
    // After most keys the list is at the top already; to scroll all the same would cost a layout before the frame.
    scrollToTop: () => {
      if (virtualizer.scrollOffset) virtualizer.scrollToOffset(0)
    },
  }))

  async function onFocus({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    // Where this code cannot be fetched, every control of a row is a Tab stop.
    listKeys ??= await import('./list-keys.ts').catch(() => null)
    if (target === document.activeElement) listKeys?.onListFocus(target, relatedTarget, virtualizer)
  }

  const keyOf = (index: number) => keyAt?.(index) ?? index
  const inSight = virtualizer.getVirtualItems()
  // Also the row that has the focus, where it was scrolled out of sight: it must stay in the page.
  const rows: readonly DrawnRow[] = listKeys?.rowsWithFocus(virtualizer) ?? inSight
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows in it.
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, whatever its rows hold.
      tabIndex={0}
      onFocus={onFocus}
      onKeyDown={(event) => listKeys?.onListKeyDown(event, virtualizer)}
      // With its own background the browser draws a list as one layer; without one, as two for each field in its rows.
      className="relative min-h-0 flex-1 bg-panel overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
    >
      <ul ref={list} aria-label={label} style={{ paddingTop: inSight[0]?.start ?? 0 }}>
        {rows.map(({ index, style }) => (
          <li
            key={keyOf(index)}
            data-key={keyOf(index)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            className={rowClass(index)}
            style={style}
          >
            {children(index)}
          </li>
        ))}
      </ul>
      {/* On Tab in a row, `list-keys.ts` puts the focus here; from here the browser takes it to what follows the list. */}
      <span tabIndex={-1} />
    </div>
  )
}
