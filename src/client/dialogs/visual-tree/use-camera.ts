import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CameraControl, controlCamera, firstCamera, type View, viewOf } from './camera-control.ts'
import type { Box, Forest, Rect } from './forest.ts'
import { followGestures } from './gestures.ts'
import { takeFocusOfDialog } from './take-focus.ts'

/** The view over a forest. `attach` is for the element that scrolls, `frame` for the one that shows what is seen. */
export function useCamera(forest: Forest, active: Box) {
  const camera = useRef<CameraControl>(null)
  const frame = useRef<SVGRectElement>(null)
  const lastView = useRef<View>(null)
  const firstActive = useRef(active)
  const [view, setView] = useState(() => expectedView(forest, active))

  const attach = useCallback(
    (scroller: HTMLDivElement) => {
      const first = lastView.current ?? expectedView(forest, firstActive.current)
      const control = controlCamera(scroller, forest, first, {
        draw(next) {
          lastView.current = next
          flushSync(() => setView(next))
        },
        see: (seen) => frame.current && placeFrame(frame.current, seen),
      })
      camera.current = control
      let isPlaced = lastView.current !== null
      // Tells the size at once, before anything is painted.
      const size = new ResizeObserver(() => {
        if (isPlaced) return control.follow()
        isPlaced = true
        control.start(firstActive.current)
      })
      size.observe(scroller)
      takeFocusOfDialog(scroller)
      const letGo = followGestures(scroller, control)
      return () => {
        size.disconnect()
        letGo()
      }
    },
    [forest],
  )
  return { view, camera, attach, frame }
}

/** Before the element is there: the dialog is as large as the window. */
function expectedView(forest: Forest, active: Box): View {
  const port = { width: innerWidth, height: innerHeight }
  return viewOf({ canvas: forest, port }, firstCamera(forest, port, active))
}

function placeFrame(frame: SVGRectElement, { left, top, right, bottom }: Rect): void {
  const place = { x: left, y: top, width: right - left, height: bottom - top }
  for (const [name, value] of Object.entries(place)) frame.setAttribute(name, String(value))
}
