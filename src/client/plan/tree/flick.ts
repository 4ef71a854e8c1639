/** Pixels per millisecond. */
export type Speed = { readonly x: number; readonly y: number }

/** The part of its speed that a flick keeps per millisecond, and the speed at which it ends. */
const keeps = 0.996
const rest = 0.02

/** Lets the element scroll on after a flick, slower and slower. @returns a function that stops it */
export function flick(scroller: HTMLElement, speed: Speed): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let { x, y } = speed
  let { scrollLeft: left, scrollTop: top } = scroller
  let before = performance.now()
  let frame = requestAnimationFrame(glide)

  function glide(now: number) {
    // A frame may have begun before the finger was lifted.
    const elapsed = Math.max(0, now - before)
    before = now
    left -= x * elapsed
    top -= y * elapsed
    scroller.scrollTo({ left, top, behavior: 'instant' })
    x *= keeps ** elapsed
    y *= keeps ** elapsed
    if (Math.hypot(x, y) > rest) frame = requestAnimationFrame(glide)
  }
  return () => cancelAnimationFrame(frame)
}
