import {
  elementScroll,
  measureElement,
  observeElementOffset,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/virtual-core'
import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowRange, rowsToDraw } from './rows-to-draw.ts'

type Rows = Virtualizer<HTMLDivElement, HTMLElement>
type Options = {
  count: number
  /** Usual height of a row in pixels. */
  rowHeight: number
  /** Without it a row's key is its index. */
  keyAt?: ((index: number) => string | number) | undefined
  /** The row at the top when the list is first drawn. */
  firstRow?: number
}

/**
 * The rows of a long list to draw, measured as they appear. `scroller` is the element that scrolls, `list` the one in it
 * that is as high as all rows together.
 *
 * The library's own adapter for React draws the list again whenever a row is higher or lower than expected, as most are
 * after a key in the search. Here only the list's height is set, unless other rows are needed.
 */
export function useVirtualRows<List extends HTMLElement>({ count, rowHeight, keyAt, firstRow = 0 }: Options) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<List>(null)
  const drawn = useRef<Drawn>(nothing)
  const drawAgain = useReducer((times: number) => times + 1, 0)[1]

  const options: VirtualizerOptions<HTMLDivElement, HTMLElement> = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: firstRow * rowHeight,
    ...(keyAt && { getItemKey: keyAt }),
    // Less than what is measured a moment later: a phone then lays out few rows with the first paint, the others after it.
    initialRect: { width: 0, height: innerHeight * 0.3 },
    observeElementRect: observeRect,
    observeElementOffset,
    scrollToFn: (offset, how, rows) => {
      // A list that was never scrolled is at the top already.
      if (offset + (how.adjustments ?? 0) === 0 && !rows.scrollOffset) return
      elementScroll(offset, how, rows)
    },
    // The known height counts until the browser reports a row's height, and while its list is hidden, when it reports 0: else the
    // list would come back scrolled.
    measureElement: (row, entry, rows) =>
      (entry && measureElement(row, entry, rows)) ||
      (rows.measurementsCache[rows.indexFromElement(row)]?.size ?? rowHeight),
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

  // The library's own adapter for React calls `_didMount` and `_willUpdate` at these moments too.
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  const heightOfMeasured = useRef(rowHeight)
  useLayoutEffect(() => {
    if (heightOfMeasured.current === rowHeight) return
    // With another usual height, as by another layout, all measured heights are wrong.
    heightOfMeasured.current = rowHeight
    virtualizer.measure()
  }, [rowHeight, virtualizer])
  useLayoutEffect(() => {
    drawn.current = drawnBy(virtualizer)
    setHeight(list, virtualizer)
    virtualizer._willUpdate()
  })
  return { virtualizer, scroller, list }
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

/** Learns the list's size after the layout: to ask while it is drawn would cost a layout of the page. */
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
