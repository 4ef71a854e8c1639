import {
  type Camera,
  canvasPoint,
  firstLook,
  fitTo,
  type Point,
  placePoint,
  reveal,
  type Size,
  type Stage,
  seenBy,
  windowOf,
  zoomAround,
} from './camera.ts'
import { type Box, type Forest, type Rect, rectOf } from './forest.ts'

/** What a drawing of the forest depends on. */
export type View = { readonly zoom: number; readonly window: Rect }

export type CameraControl = {
  /** Takes the first look, as `firstCamera` says. To be called once the element has its size. */
  readonly start: (active: Box) => void
  /** Zooms around a place of the browser's window, or by default around the middle of the element. */
  readonly zoomBy: (factor: number, at?: Point) => void
  readonly toActualSize: () => void
  readonly fit: () => void
  readonly reveal: (box: Box) => void
  /** Brings a point of the canvas to the middle. */
  readonly centre: (point: Point) => void
  /** The box at a place of the browser's window. */
  readonly boxAt: (client: Point) => Box | undefined
  /** To be called after scrolling or a change of size. */
  readonly follow: () => void
}

export type CameraEvents = {
  /** Draws the view. The element's content must have changed when it returns, because the element is scrolled next. */
  readonly draw: (view: View) => void
  /** Called with the part of the canvas that is in sight now. */
  readonly see: (seen: Rect) => void
}

/** Moves the view of a scrolling element over the forest. */
export function controlCamera(
  scroller: HTMLElement,
  forest: Forest,
  first: View,
  { draw, see }: CameraEvents,
): CameraControl {
  let shown = first
  const stage = (): Stage => ({
    canvas: forest,
    port: { width: scroller.clientWidth, height: scroller.clientHeight },
  })
  const now = (): Camera => ({ zoom: shown.zoom, left: scroller.scrollLeft, top: scroller.scrollTop })
  const middle = (): Point => ({ x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 })

  function look(camera: Camera) {
    const next = viewOf(stage(), camera)
    if (!isSame(shown, next)) {
      shown = next
      draw(next)
    }
    if (camera.left !== scroller.scrollLeft || camera.top !== scroller.scrollTop) {
      scroller.scrollTo({ left: camera.left, top: camera.top, behavior: 'instant' })
    }
    see(seenBy(stage(), camera))
  }

  function placeOf(client: Point): Point {
    const frame = scroller.getBoundingClientRect()
    return { x: client.x - frame.left, y: client.y - frame.top }
  }

  return {
    start: (active) => look(firstCamera(forest, stage().port, active)),
    zoomBy(factor, at) {
      look(zoomAround(stage(), now(), shown.zoom * factor, at ? placeOf(at) : middle()))
    },
    toActualSize: () => look(zoomAround(stage(), now(), 1, middle())),
    fit: () => look(fitTo(stage(), forest.drawn)),
    reveal: (box) => look(reveal(stage(), now(), rectOf(box))),
    centre: (point) => look(placePoint(stage(), shown.zoom, point, middle())),
    boxAt(client) {
      const { x, y } = canvasPoint(stage(), now(), placeOf(client))
      return forest.boxes.find((box) => {
        const { left, top, right, bottom } = rectOf(box)
        return x >= left && x <= right && y >= top && y <= bottom
      })
    },
    follow: () => look(now()),
  }
}

/** The first look at a forest: at its beginning, or where the active box is. */
export function firstCamera(forest: Forest, port: Size, active: Box): Camera {
  const stage = { canvas: forest, port }
  const first = firstLook(stage, forest.drawn, rectOf(forest.boxes[0]!))
  return active.index === 0 ? first : reveal(stage, first, rectOf(active))
}

export function viewOf(stage: Stage, camera: Camera): View {
  return { zoom: camera.zoom, window: windowOf(stage, camera) }
}

function isSame(a: View, b: View): boolean {
  const [first, second] = [a.window, b.window]
  return (
    a.zoom === b.zoom &&
    first.left === second.left &&
    first.top === second.top &&
    first.right === second.right &&
    first.bottom === second.bottom
  )
}
