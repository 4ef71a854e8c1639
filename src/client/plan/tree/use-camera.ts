import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Size } from './camera.ts'
import { type CameraControl, controlCamera, firstCamera, type View, viewOf } from './camera-control.ts'
import { takeFocusOfDialog } from './dialog-focus.ts'
import type { Box, Forest, Rect } from './forest.ts'
import { followGestures } from './gestures.ts'

/** The sizes of the scrolling element and of the browser's window when a forest was last looked at. */
let lastPort: { readonly window: Size; readonly port: Size } | null = null

/** The view over a forest. `attach` is for the element that scrolls, `frame` for the one that shows what is seen. */
export function useCamera(forest: Forest, active: Box) {
  const camera = useRef<CameraControl>(null)
  const frame = useRef<SVGRectElement>(null)
  const lastView = useRef<View>(null)
  // The first look goes to the box that is active when the tree opens; what becomes active later does not move the view from here.
  const firstActive = useRef(active)
  const [view, setView] = useState(() => expectedView(forest, active))

  const attach = useCallback(
    (scroller: HTMLDivElement) => {
      // Where the plan changes under the open tree, the new forest is shown where the player looked at the former one.
      const first = lastView.current ?? expectedView(forest, firstActive.current)
      const control = controlCamera(scroller, forest, first, {
        draw(next) {
          lastView.current = next
          // Drawn before this returns: the element is scrolled next, and must be as large as the view needs.
          flushSync(() => setView(next))
        },
        see: (seen) => frame.current && placeFrame(frame.current, seen),
      })
      camera.current = control
      let isPlaced = lastView.current !== null
      // Tells the size at once, before anything is painted.
      const size = new ResizeObserver(() => {
        lastPort = {
          window: sizeOfWindow(),
          port: { width: scroller.clientWidth, height: scroller.clientHeight },
        }
        // The first call takes the first look, unless the former forest's was kept; each later one follows a change of size.
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

/** The view before the element is there: expected as large as last time, or at first as the window. A wrong guess is drawn twice. */
function expectedView(forest: Forest, active: Box): View {
  const window = sizeOfWindow()
  const isSameWindow = lastPort?.window.width === window.width && lastPort.window.height === window.height
  const port = lastPort && isSameWindow ? lastPort.port : window
  return viewOf({ canvas: forest, port }, firstCamera(forest, port, active))
}

function sizeOfWindow(): Size {
  return { width: innerWidth, height: innerHeight }
}

function placeFrame(frame: SVGRectElement, { left, top, right, bottom }: Rect): void {
  const place = { x: left, y: top, width: right - left, height: bottom - top }
  for (const [name, value] of Object.entries(place)) frame.setAttribute(name, String(value))
}
