import { expect, test } from 'vitest'
import { canvasPoint, firstLook, fitTo, placePoint, reveal, windowOf, zoomAround } from './camera.ts'

const stage = { canvas: { width: 5000, height: 3000 }, port: { width: 1000, height: 600 } }
const camera = { zoom: 1, left: 800, top: 400 }

test('CAL-10: zooming from 100 % to 160 % keeps the point under the pointer where it is', () => {
  const pointer = { x: 250, y: 300 }
  const before = canvasPoint(stage, camera, pointer)
  const closer = zoomAround(stage, camera, 1.6, pointer)
  const after = canvasPoint(stage, closer, pointer)
  expect(closer.zoom).toBe(1.6)
  expect([after.x, after.y]).toEqual([before.x, before.y])
})

test('CAL-10: zooming ends at 200 % and at 1 %', () => {
  expect(zoomAround(stage, camera, 9, { x: 0, y: 0 }).zoom).toBe(2)
  expect(zoomAround(stage, camera, 0.0001, { x: 0, y: 0 }).zoom).toBe(0.01)
})

test('CAL-10: fitting shrinks a tree of 3000 pixels to the screen, and shows a small one at 100 %', () => {
  const whole = { left: 0, top: 0, right: 5000, bottom: 3000 }
  // 600 pixels less a margin of 24 on both sides.
  expect(fitTo(stage, whole).zoom).toBeCloseTo(552 / 3000)
  expect(fitTo(stage, { left: 100, top: 100, right: 280, bottom: 220 }).zoom).toBe(1)
})

test('CAL-10: a canvas smaller than the screen stands in its middle', () => {
  const small = { ...stage, canvas: { width: 400, height: 200 } }
  const middle = canvasPoint(small, { zoom: 1, left: 0, top: 0 }, { x: 500, y: 300 })
  expect(middle).toEqual({ x: 200, y: 100 })
})

test('CAL-10: a box out of sight is scrolled into view, one in sight moves nothing', () => {
  const inSight = { left: 900, top: 500, right: 1080, bottom: 620 }
  expect(reveal(stage, camera, inSight)).toEqual(camera)
  const below = { left: 900, top: 1200, right: 1080, bottom: 1320 }
  expect(reveal(stage, camera, below)).toEqual({ zoom: 1, left: 800, top: 1320 + 24 - 600 })
  const before = { left: 100, top: 500, right: 280, bottom: 620 }
  expect(reveal(stage, camera, before)).toEqual({ zoom: 1, left: 76, top: 400 })
})

test('CAL-10: a corner of the canvas cannot be brought to the middle: scrolling ends at the edge', () => {
  expect(placePoint(stage, 1, { x: 5000, y: 0 }, { x: 500, y: 300 })).toEqual({ zoom: 1, left: 4000, top: 0 })
})

test('CAL-10: a large tree opens on its target, at a size that can be read', () => {
  const target = { left: 2400, top: 60, right: 2580, bottom: 180 }
  const whole = { left: 60, top: 60, right: 4940, bottom: 2940 }
  // The target's middle, 2490, less half the screen; its top, 60, less two margins of 24.
  expect(firstLook(stage, whole, target)).toEqual({ zoom: 1, left: 1990, top: 12 })
})

test('CAL-10: only what is in sight and a margin is drawn, and small scrolls draw nothing new', () => {
  // In sight from the left are 800 to 1800; drawn are 100 to 300 more on either side.
  const window = windowOf(stage, camera)
  expect(window.left).toBeLessThanOrEqual(700)
  expect(window.right).toBeGreaterThanOrEqual(1900)
  expect(window.right - window.left).toBeLessThanOrEqual(1000 + 2 * 300)
  expect(windowOf(stage, { ...camera, left: 810 })).toEqual(window)
})
