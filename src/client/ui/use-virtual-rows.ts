import {
  elementScroll,
  measureElement,
  observeElementOffset,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/virtual-core'
import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowRange, rowsToDraw } from './rows-to-draw.ts'

type Rows = Virtualizer<HTMLDivElement, HTMLLIElement>
type Options = {
  count: number
  /** Usual height of a row in pixels. */
  rowHeight: number
  keyAt: ((index: number) => string | number) | undefined
}

/**
 * Which rows of a long list to draw, measured as they appear. `scroller` is the element that scrolls, `list` the one in
 * it that is as high as all rows together; `forget` is for a row that is no longer of the list but still drawn.
 *
 * The library's own adapter for React draws the list anew whenever a row turns out higher or lower than thought, and
 * after a key in the search most do. Here only the list's height is set, unless other rows are needed.
 */
export function useVirtualRows({ count, rowHeight, keyAt }: Options) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const drawn = useRef<Drawn>(nothing)
  const drawAgain = useReducer((times: number) => times + 1, 0)[1]

  const options: VirtualizerOptions<HTMLDivElement, HTMLLIElement> = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    ...(keyAt && { getItemKey: keyAt }),
    // Less than what is measured a moment later: a phone lays out the first rows with the screen, the others after it.
    initialRect: { width: 0, height: innerHeight * 0.3 },
    observeElementRect: observeRect,
    observeElementOffset,
    scrollToFn: (offset, how, rows) => {
      // Where it stands from the beginning.
      if (offset + (how.adjustments ?? 0) === 0 && !rows.scrollOffset) return
      elementScroll(offset, how, rows)
    },
    // A row that was just drawn counts as what it was known for, until the browser has laid it out and tells.
    measureElement: (row, entry, rows) =>
      entry
        ? measureElement(row, entry, rows)
        : (rows.measurementsCache[rows.indexFromElement(row)]?.size ?? rowHeight),
    rangeExtractor: ({ startIndex, endIndex }) => {
      const inSight = { first: startIndex, last: endIndex }
      const { first, last } = rowsToDraw(inSight, count, drawn.current, virtualizer.isScrolling)
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    },
    onChange: (rows, atOnce) => {
      const { first, last, start } = drawnBy(rows)
      const { current } = drawn
      if (first === current.first && last === current.last && start === current.start) setHeight(list, rows)
      else if (atOnce) flushSync(drawAgain)
      else drawAgain()
    },
  }
  const [virtualizer] = useState<Rows>(() => new Virtualizer(options))
  virtualizer.setOptions(options)

  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => {
    drawn.current = drawnBy(virtualizer)
    setHeight(list, virtualizer)
    virtualizer._willUpdate()
  })
  // A row that stays behind the end of its list is measured anew when the list is long enough for it again.
  const forget = useCallback(
    (row: HTMLLIElement | null) => {
      if (!row) return
      // biome-ignore lint/complexity/useLiteralKeys: private; the library lets go of a row only when it leaves the page.
      virtualizer['observer'].unobserve(row)
      virtualizer.elementsCache.delete(virtualizer.indexFromElement(row))
    },
    [virtualizer],
  )
  return { virtualizer, scroller, list, forget }
}

/** The rows that are drawn, and where the first of them begins, in pixels. */
type Drawn = RowRange & { readonly start: number }
const nothing: Drawn = { first: 0, last: -1, start: 0 }

function drawnBy(rows: Rows): Drawn {
  const items = rows.getVirtualItems()
  const [first] = items
  return first ? { first: first.index, last: items.at(-1)!.index, start: first.start } : nothing
}

function setHeight(list: RefObject<HTMLElement | null>, rows: Rows) {
  if (list.current) list.current.style.height = `${rows.getTotalSize()}px`
}

type Rect = { readonly width: number; readonly height: number }

/** Hears how large the list is once it is laid out: asking while it is drawn would lay the page out there and then. */
function observeRect(list: Rows, onRect: (rect: Rect) => void) {
  const element = list.scrollElement
  if (!element) return
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0]
    if (box) onRect({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) })
  })
  observer.observe(element, { box: 'border-box' })
  return () => observer.disconnect()
}
