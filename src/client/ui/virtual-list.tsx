import { elementScroll, measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'

export type VirtualListHandle = { scrollToIndex: (index: number) => void; scrollToTop: () => void }

type Props = {
  label: string
  count: number
  /** Usual height of a row in pixels; the real ones are measured as they appear. */
  rowHeight: number
  /** Without it a row is known by its place: another list in the same place reuses what is drawn. */
  keyAt?: (index: number) => string | number
  rowClass: (index: number) => string
  children: (index: number) => ReactNode
  handle?: Ref<VirtualListHandle>
}

/** A list of any length that holds only the rows in sight. */
export function VirtualList({ label, count, rowHeight, keyAt, rowClass, children, handle }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    ...(keyAt && { getItemKey: keyAt }),
    overscan: 1,
    // About what is measured a moment later: most rows are then drawn with the rest of the screen, not after it.
    initialRect: { width: 0, height: innerHeight * 0.6 },
    observeElementRect: observeRect,
    scrollToFn: (offset, options, list) => {
      // Where it stands from the beginning.
      if (offset + (options.adjustments ?? 0) === 0 && !list.scrollOffset) return
      elementScroll(offset, options, list)
    },
    // A row that was just drawn counts as what it was known for, until the browser has laid it out and tells.
    measureElement: (row, entry, list) =>
      entry
        ? measureElement(row, entry, list)
        : (list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight),
  })

  useImperativeHandle(handle, () => ({
    scrollToIndex: (index) => virtualizer.scrollToIndex(index),
    // At the top already, as after most keys: asking for it would lay the new rows out before their frame.
    scrollToTop: () => {
      if (virtualizer.scrollOffset) virtualizer.scrollToOffset(0)
    },
  }))

  // Rows out of sight were measured in the layout before.
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure()
  }, [rowHeight, virtualizer])

  const rows = virtualizer.getVirtualItems()
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, whatever its rows hold.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
    >
      <ul aria-label={label} style={{ height: virtualizer.getTotalSize(), paddingTop: rows[0]?.start ?? 0 }}>
        {rows.map(({ index, key }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            className={rowClass(index)}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Rect = { readonly width: number; readonly height: number }

/** Hears how large the list is once it is laid out: asking while it is drawn would lay the page out there and then. */
function observeRect(list: Virtualizer<HTMLDivElement, Element>, onRect: (rect: Rect) => void) {
  const element = list.scrollElement
  if (!element) return
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0]
    if (box) onRect({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) })
  })
  observer.observe(element, { box: 'border-box' })
  return () => observer.disconnect()
}
