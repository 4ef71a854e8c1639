import { type Point, zoomStep } from './camera.ts'
import type { CameraControl } from './camera-control.ts'
import { flick } from './flick.ts'

/** Pixels a pointer may tremble before a press becomes a drag. */
const tremble = 4
/**
 * So many pixels of a wheel, or more at once, zoom by one step; fewer by a part of it. A wheel's notch turns by about 100 pixels, two
 * fingers on a touchpad by a few at a time.
 */
const pixelsPerZoomStep = 25
const pixelsPerLine = 16
/** Milliseconds a finger may rest before it is lifted, and still flick. */
const longestRest = 50

type Camera = Pick<CameraControl, 'zoomBy'>

/**
 * Drag scrolls, two fingers and Ctrl + wheel zoom; wheel and Shift + wheel scroll as the browser does it.
 * A press that became a drag is no click.
 * @returns a function that stops it
 */
export function followGestures(scroller: HTMLElement, camera: Camera): () => void {
  const stop = new AbortController()
  const { signal } = stop
  followDrag(scroller, camera, signal)
  scroller.addEventListener('wheel', (event) => zoomByWheel(event, camera), { passive: false, signal })
  return () => stop.abort()
}

function zoomByWheel(event: WheelEvent, camera: Camera): void {
  if (!event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsPerLine : 1)
  const steps = Math.max(-1, Math.min(1, pixels / pixelsPerZoomStep))
  camera.zoomBy(zoomStep ** -steps, { x: event.clientX, y: event.clientY })
}

function followDrag(scroller: HTMLElement, camera: Camera, signal: AbortSignal): void {
  const pointers = new Map<number, Point>()
  let speed = { x: 0, y: 0, at: 0 }
  // The browser rounds where it scrolls to: many small steps would add up to another distance.
  let exact = { left: 0, top: 0 }
  let travelled = 0
  let stopFlick = () => {}

  function press(event: PointerEvent) {
    stopFlick()
    if (event.button !== 0 || isOnScrollbar(scroller, event)) return
    if (pointers.size === 0) travelled = 0
    pointers.set(event.pointerId, pointOf(event))
    exact = { left: scroller.scrollLeft, top: scroller.scrollTop }
    speed = { x: 0, y: 0, at: event.timeStamp }
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    travelled += Math.hypot(dx, dy)
    if (travelled < tremble) return
    // Captured only once it is a drag: the click of a captured pointer goes to the scroller, no longer to the box.
    if (!scroller.hasPointerCapture(event.pointerId)) scroller.setPointerCapture(event.pointerId)
    scroller.dataset.dragged = ''
    const spread = spreadOf(pointers)
    pointers.set(event.pointerId, pointOf(event))
    // The middle of two fingers moves by half of what one of them moves.
    exact = { left: exact.left - dx / pointers.size, top: exact.top - dy / pointers.size }
    scroller.scrollTo({ ...exact, behavior: 'instant' })
    if (spread > 0) {
      camera.zoomBy(spreadOf(pointers) / spread, middleOf(pointers))
      exact = { left: scroller.scrollLeft, top: scroller.scrollTop }
    }
    const elapsed = Math.max(1, event.timeStamp - speed.at)
    speed = { x: dx / elapsed, y: dy / elapsed, at: event.timeStamp }
  }

  function release(event: PointerEvent) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    delete scroller.dataset.dragged
    const isFlick = event.pointerType === 'touch' && event.timeStamp - speed.at < longestRest
    if (isFlick && travelled >= tremble) stopFlick = flick(scroller, speed)
  }

  function swallowClickOfDrag(event: MouseEvent) {
    if (travelled >= tremble) event.stopPropagation()
    travelled = 0
  }

  scroller.addEventListener('pointerdown', press, { signal })
  scroller.addEventListener('pointermove', move, { signal })
  scroller.addEventListener('pointerup', release, { signal })
  scroller.addEventListener('pointercancel', release, { signal })
  scroller.addEventListener('wheel', () => stopFlick(), { passive: true, signal })
  scroller.addEventListener('click', swallowClickOfDrag, { capture: true, signal })
  signal.addEventListener('abort', () => stopFlick())
}

function isOnScrollbar(scroller: HTMLElement, event: PointerEvent): boolean {
  const { left, top } = scroller.getBoundingClientRect()
  return event.clientX - left >= scroller.clientWidth || event.clientY - top >= scroller.clientHeight
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY }
}

function spreadOf(pointers: ReadonlyMap<number, Point>): number {
  const [a, b] = [...pointers.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

function middleOf(pointers: ReadonlyMap<number, Point>): Point {
  const [a, b] = [...pointers.values()] as [Point, Point]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
