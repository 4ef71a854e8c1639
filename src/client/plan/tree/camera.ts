import type { Rect } from './forest.ts'

export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** The canvas and the part of the screen through which it is seen. */
export type Stage = { readonly canvas: Size; readonly port: Size }

/** `left` and `top` are where the zoomed canvas is scrolled to, in pixels of the screen. */
export type Camera = { readonly zoom: number; readonly left: number; readonly top: number }

export const zoomStep = 1.25
const smallestZoom = 0.01
const largestZoom = 2
const fitMargin = 24
const revealMargin = 24
/** Pixels of the screen: the window moves in steps of this and reaches about one step beyond what is seen. */
const windowStep = 200

/** Where the canvas begins on the screen: a canvas smaller than the screen is in its middle. */
export function canvasStart({ canvas, port }: Stage, zoom: number): Point {
  return {
    x: Math.max(0, (port.width - canvas.width * zoom) / 2),
    y: Math.max(0, (port.height - canvas.height * zoom) / 2),
  }
}

export function canvasPoint(stage: Stage, { zoom, left, top }: Camera, at: Point): Point {
  const origin = canvasStart(stage, zoom)
  return { x: (at.x + left - origin.x) / zoom, y: (at.y + top - origin.y) / zoom }
}

/** The camera that shows this point of the canvas at that place of the screen, as far as the canvas reaches. */
export function placePoint(stage: Stage, zoom: number, point: Point, at: Point): Camera {
  const origin = canvasStart(stage, zoom)
  const { canvas, port } = stage
  return {
    zoom,
    left: clamp(point.x * zoom + origin.x - at.x, 0, Math.max(0, canvas.width * zoom - port.width)),
    top: clamp(point.y * zoom + origin.y - at.y, 0, Math.max(0, canvas.height * zoom - port.height)),
  }
}

/** Zooms so that what is under the pointer stays there. */
export function zoomAround(stage: Stage, camera: Camera, zoom: number, at: Point): Camera {
  const limited = clamp(zoom, smallestZoom, largestZoom)
  return placePoint(stage, limited, canvasPoint(stage, camera, at), at)
}

/** Shows a rectangle whole, never larger than it is. */
export function fitTo(stage: Stage, { left, top, right, bottom }: Rect): Camera {
  const { port } = stage
  const zoom = Math.min(
    1,
    (port.width - 2 * fitMargin) / (right - left),
    (port.height - 2 * fitMargin) / (bottom - top),
  )
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const centre = { x: port.width / 2, y: port.height / 2 }
  return placePoint(stage, clamp(zoom, smallestZoom, 1), middle, centre)
}

/** Scrolls as little as shows the rectangle. */
export function reveal(stage: Stage, camera: Camera, rect: Rect): Camera {
  const { zoom } = camera
  const origin = canvasStart(stage, zoom)
  // Along one axis: where to scroll to so that `from` to `to` is in sight; of what is too long, its beginning.
  const near = (from: number, to: number, scroll: number, port: number, start: number) => {
    const first = from * zoom + start - revealMargin
    const last = to * zoom + start + revealMargin - port
    return scroll > first ? first : Math.max(scroll, Math.min(last, first))
  }
  const left = near(rect.left, rect.right, camera.left, stage.port.width, origin.x)
  const top = near(rect.top, rect.bottom, camera.top, stage.port.height, origin.y)
  return { zoom, left: Math.max(0, left), top: Math.max(0, top) }
}

/** The part of the canvas that is in sight. */
export function seenBy(stage: Stage, camera: Camera): Rect {
  const first = canvasPoint(stage, camera, { x: 0, y: 0 })
  const last = canvasPoint(stage, camera, { x: stage.port.width, y: stage.port.height })
  return { left: first.x, top: first.y, right: last.x, bottom: last.y }
}

/** The part of the canvas to draw: what is seen and a margin, in coarse steps so that it seldom changes. */
export function windowOf(stage: Stage, camera: Camera): Rect {
  const { left, top, right, bottom } = seenBy(stage, camera)
  const step = windowStep / camera.zoom
  return {
    left: Math.floor(left / step - 0.5) * step,
    top: Math.floor(top / step - 0.5) * step,
    right: Math.ceil(right / step + 0.5) * step,
    bottom: Math.ceil(bottom / step + 0.5) * step,
  }
}

/** The first look: everything if it can be read that way, at 60 % or more; else the first target at the top, smaller on a narrow screen. */
export function firstLook(stage: Stage, drawn: Rect, target: Rect): Camera {
  const whole = fitTo(stage, drawn)
  if (whole.zoom >= 0.6) return whole
  const zoom = stage.port.width < 700 ? 0.75 : 1
  const top = { x: (target.left + target.right) / 2, y: target.top - 2 * fitMargin }
  return placePoint(stage, zoom, top, { x: stage.port.width / 2, y: 0 })
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
