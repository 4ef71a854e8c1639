import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect } from 'react'
import { useSpareRows } from './use-spare-rows.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export type VirtualListHandle = { scrollToIndex: (index: number) => void; scrollToTop: () => void }

type Props = {
  label: string
  count: number
  /** Usual height of a row in pixels; the real ones are measured as they appear. */
  rowHeight: number
  /** Without it a row is known by its place: another list in the same place reuses what is drawn. */
  keyAt?: (index: number) => string | number
  rowClass: (index: number) => string
  /**
   * What a row shows that is behind the end of the list, out of sight: with it such rows are kept for the next longer
   * list, whose rows are then drawn sooner. It needs the parts of a row, and none of an item's words. Not with `keyAt`.
   */
  spareRow?: ReactNode
  children: (index: number) => ReactNode
  handle?: Ref<VirtualListHandle>
}

/** A list of any length that holds only the rows in sight. */
export function VirtualList({ label, count, rowHeight, keyAt, rowClass, spareRow, children, handle }: Props) {
  const { virtualizer, scroller, list, forget } = useVirtualRows({ count, rowHeight, keyAt })

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
  const places = rows.map(({ index }) => index)
  const spare = useSpareRows(count, { first: places[0] ?? 0, last: places.at(-1) ?? -1 })
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, whatever its rows hold.
      tabIndex={0}
      // With a ground of its own the browser draws a list as one layer, not as two for every field in its rows.
      className="min-h-0 flex-1 bg-panel overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
    >
      {/* Clipped, so that spare rows behind its end are nothing to scroll to. */}
      <ul ref={list} aria-label={label} className="overflow-clip" style={{ paddingTop: rows[0]?.start ?? 0 }}>
        {(spareRow ? [...places, ...spare] : places).map((index) => (
          <li
            key={keyAt?.(index) ?? index}
            ref={index < count ? virtualizer.measureElement : forget}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            className={index < count ? rowClass(index) : `${rowClass(index)} invisible`}
          >
            {index < count ? children(index) : spareRow}
          </li>
        ))}
      </ul>
    </div>
  )
}
