import { type PointerEvent, type RefObject, useDeferredValue, useMemo } from 'react'
import type { CameraControl } from './camera-control.ts'
import { shapesOf } from './drawing.ts'
import type { Forest } from './forest.ts'

/** In a forest of this many boxes a player gets lost easily. */
const fewestBoxes = 120
const widest = 280
const heights = { least: 44, most: 120 }

type Props = {
  forest: Forest
  camera: RefObject<CameraControl | null>
  /** Placed by `useCamera` whenever the view moves. */
  frame: RefObject<SVGRectElement | null>
}

/** The whole forest in a corner, with a frame around what is in sight; a press or drag goes there. */
export function TreeMap({ forest, camera, frame }: Props) {
  const isWanted = forest.boxes.length >= fewestBoxes
  // After the first paint: the trees themselves come first.
  const drawn = useDeferredValue(isWanted ? forest : null, null)
  const shapes = useMemo(() => shapesOf(drawn?.boxes ?? []), [drawn])
  if (!isWanted) return null
  const shape = forest.width / forest.height
  const height = Math.min(heights.most, Math.max(heights.least, widest / shape))
  const width = Math.min(widest, height * shape)

  function go({ buttons, clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const { left, top } = currentTarget.getBoundingClientRect()
    camera.current?.centre({
      x: ((clientX - left) / width) * forest.width,
      y: ((clientY - top) / height) * forest.height,
    })
  }

  return (
    <svg
      aria-hidden="true"
      className="tree-map"
      style={{ width, height }}
      viewBox={`0 0 ${forest.width} ${forest.height}`}
      preserveAspectRatio="none"
      onPointerDown={go}
      onPointerMove={go}
    >
      <path d={shapes} />
      <rect ref={frame} />
    </svg>
  )
}
