import './tree-canvas.css'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useMemo } from 'react'
import { treeText } from '../../messages/tree-text.ts'
import { zoomStep } from './camera.ts'
import type { CameraControl } from './camera-control.ts'
import { detailOf } from './drawing.ts'
import { type Forest, overlaps, rectOf } from './forest.ts'
import { TreeCard } from './tree-card.tsx'
import { TreeDrawing } from './tree-drawing.tsx'
import { TreeMap } from './tree-map.tsx'
import { boxAfterKey } from './tree-moves.ts'
import { useCamera } from './use-camera.ts'
import type { TreeMarks } from './use-tree-marks.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type Props = { forest: Forest; marks: TreeMarks }

const zoomKeys: Readonly<Record<string, (camera: CameraControl) => void>> = {
  '+': (camera) => camera.zoomBy(zoomStep),
  '=': (camera) => camera.zoomBy(zoomStep),
  '-': (camera) => camera.zoomBy(1 / zoomStep),
  '0': (camera) => camera.toActualSize(),
  f: (camera) => camera.fit(),
  F: (camera) => camera.fit(),
}

/** The trees drawn on a canvas that scrolls and zooms; only what is in sight is in the page. */
export function TreeCanvas({ forest, marks }: Props) {
  const id = useId()
  const { highlight } = marks
  const active = forest.boxes[marks.active]!
  const { view, camera, attach, frame } = useCamera(forest, active)
  const visible = useMemo(
    () => forest.boxes.filter((box) => overlaps(rectOf(box), view.window)),
    [forest, view.window],
  )
  const detail = detailOf(view.zoom, visible.length)
  // The active box stays, in sight or not: the focus is in it.
  const others = detail === 'overview' ? [] : visible.filter((box) => box !== active)

  function onClick({ target, clientX, clientY }: MouseEvent) {
    // In the overview boxes are only drawn, without cards: there the place of the click tells the box.
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null
    const index = card ? Number(card.dataset.box) : camera.current?.boxAt({ x: clientX, y: clientY })?.index
    if (index !== undefined) marks.toggle(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !camera.current) return
    const next = boxAfterKey(forest, active, key)
    if (next) marks.moveTo(next.index)
    else if (key === 'Enter' || key === ' ') marks.toggle(active.index)
    else if (zoomKeys[key]) zoomKeys[key](camera.current)
    else if (!key.startsWith('Arrow')) return
    if (!zoomKeys[key]) camera.current.reveal(next ?? active)
    event.preventDefault()
  }

  return (
    <div className="tree-stage">
      <div
        ref={attach}
        role="tree"
        aria-label={treeText.tree}
        aria-activedescendant={`${id}${active.index}`}
        tabIndex={0}
        className="tree-scroller"
        onScroll={() => camera.current?.follow()}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div
          className="tree-sizer"
          style={{ width: forest.width * view.zoom, height: forest.height * view.zoom }}
        >
          <div className="tree-world" data-detail={detail} style={worldStyle(forest, view.zoom)}>
            <TreeDrawing
              forest={forest}
              window={view.window}
              highlight={highlight}
              shapes={detail === 'overview' ? visible : null}
            />
            {[active, ...others].map((box) => (
              <TreeCard
                key={box.index}
                id={`${id}${box.index}`}
                box={box}
                isFull={detail === 'full'}
                isActive={box === active}
                mark={highlight ? highlight.markOf(box) : null}
              />
            ))}
          </div>
        </div>
      </div>
      <TreeMap forest={forest} camera={camera} frame={frame} />
      <ZoomButtons zoom={view.zoom} camera={camera} />
    </div>
  )
}

function worldStyle({ width, height }: Forest, zoom: number): CSSProperties {
  return { width, height, transform: `scale(${zoom})`, ['--zoom' as string]: zoom }
}
