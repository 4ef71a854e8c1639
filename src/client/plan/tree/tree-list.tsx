import './tree-list.css'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useRowHeight } from '../../item/use-row-height.ts'
import { treeText } from '../../messages/tree-text.ts'
import { Button } from '../../ui/button.tsx'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { takeFocusOfDialog } from './dialog-focus.ts'
import type { Forest } from './forest.ts'
import { listMove } from './list-lines.ts'
import { TreeListLine } from './tree-list-line.tsx'
import { useOpenLines } from './use-open-lines.ts'
import type { TreeMarks } from './use-tree-marks.ts'

type Props = { forest: Forest; marks: TreeMarks }

/** The trees as a list whose lines open and close; only the lines in sight are in the page. */
export function TreeList({ forest, marks }: Props) {
  const id = useId()
  const shown = useOpenLines(forest, marks.active)
  const { lines, open, line } = shown
  const height = useRowHeight({ modern: 52, classic: 30, phone: 64 })
  const { virtualizer, scroller, list } = useVirtualRows<HTMLDivElement>({
    count: lines.length,
    rowHeight: height,
    firstRow: Math.max(0, line - 3),
  })
  // The active line is drawn in sight or not, because the focus is in it. All lines have the same height.
  const inSight = virtualizer.getVirtualItems().map(({ index }) => index)
  const drawn = [...new Set([...inSight, line])].sort((a, b) => a - b)

  function toggle(index: number) {
    shown.toggle(index)
    marks.moveTo(index)
  }

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const index = Number(target.closest<HTMLElement>('[data-box]')?.dataset.box ?? -1)
    if (index < 0) return
    if (target.closest('[data-toggle]')) toggle(index)
    else marks.toggle(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = listMove(forest, { lines, open, line }, event.key)
    if (move && 'go' in move) {
      marks.moveTo(move.go.index)
      virtualizer.scrollToIndex(lines.indexOf(move.go))
    } else if (move) toggle(move.toggle.index)
    else if (event.key === 'Enter' || event.key === ' ') marks.toggle(lines[line]!.index)
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
  }

  return (
    <>
      <TreeListActions expandAll={shown.expandAll} collapseAll={shown.collapseAll} />
      <div
        ref={(element) => {
          scroller.current = element
          if (element) takeFocusOfDialog(element)
        }}
        role="tree"
        aria-label={treeText.list}
        aria-activedescendant={`${id}${lines[line]!.index}`}
        tabIndex={0}
        className="tree-list"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div ref={list}>
          {drawn.map((place) => {
            const box = lines[place]!
            return (
              <TreeListLine
                key={box.index}
                id={`${id}${box.index}`}
                box={box}
                top={place * height}
                height={height}
                levels={forest.levels}
                isOpen={open.has(box.index)}
                isActive={place === line}
                mark={marks.highlight ? marks.highlight.markOf(box) : null}
              />
            )
          })}
        </div>
      </div>
    </>
  )
}

function TreeListActions({ expandAll, collapseAll }: { expandAll: () => void; collapseAll: () => void }) {
  return (
    <div className="tree-list-actions">
      <Button look="quiet" className="text-small" onClick={expandAll}>
        {treeText.expandAll}
      </Button>
      <Button look="quiet" className="text-small" onClick={collapseAll}>
        {treeText.collapseAll}
      </Button>
    </div>
  )
}
