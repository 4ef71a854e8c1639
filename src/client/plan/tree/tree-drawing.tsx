import { useMemo } from 'react'
import type { TreeNodeKind } from '#domain/crafting/recipe-tree'
import { lineAlong, linesIn, shapesOf } from './drawing.ts'
import type { Box, Forest, Rect } from './forest.ts'
import type { Highlight } from './highlight.ts'

const kinds: readonly TreeNodeKind[] = ['intermediate', 'raw', 'haveEnough', 'target']

type Props = {
  forest: Forest
  window: Rect
  highlight: Highlight | null
  /** Boxes too small or too many for cards. */
  shapes: readonly Box[] | null
}

/** Lines, and shapes where boxes are too small: one path each, however many they are. */
export function TreeDrawing({ forest, window, highlight, shapes }: Props) {
  const lines = useMemo(() => linesIn(forest, window), [forest, window])
  const shapesOfKinds = useMemo(
    () => kinds.map((kind) => shapesOf((shapes ?? []).filter(({ node }) => node.kind === kind))),
    [shapes],
  )
  const { left, top, right, bottom } = window
  const [width, height] = [right - left, bottom - top]
  return (
    <svg
      aria-hidden="true"
      className="tree-drawing"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ left, top, width, height }}
    >
      <path className="tree-lines" data-mark={highlight ? 'aside' : undefined} d={lines} />
      {highlight && <path className="tree-lines" data-mark="path" d={lineAlong(highlight.path)} />}
      {shapes &&
        kinds.map((kind, at) => (
          <path
            key={kind}
            className="tree-shapes"
            data-kind={kind}
            data-mark={highlight ? 'aside' : undefined}
            d={shapesOfKinds[at]}
          />
        ))}
      {shapes && highlight && (
        <>
          <path className="tree-shapes" data-mark="same" d={shapesOf(highlight.same)} />
          <path className="tree-shapes" data-mark="path" d={shapesOf(highlight.path)} />
        </>
      )}
    </svg>
  )
}
