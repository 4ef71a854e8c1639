import './visual-tree.css'
import { type KeyboardEvent, useState } from 'react'
import { treeLimit } from '#domain/crafting/recipe-tree'
import { planProblemText } from '../../messages/plan-text.ts'
import { treeText } from '../../messages/tree-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { usePlan, usePlanCatalog, usePlanQueue } from '../current-plan.ts'
import { type ChosenForest, chosenForest } from './chosen-forest.ts'
import { type TreeLook, useAskedTree } from './tree-address.ts'
import { TreeCanvas } from './tree-canvas.tsx'
import { TreeFooter } from './tree-footer.tsx'
import { TreeLegend } from './tree-legend.tsx'
import { TreeList } from './tree-list.tsx'
import { TreeToolbar } from './tree-toolbar.tsx'
import { useTreeMarks } from './use-tree-marks.ts'

/** A larger tree begins as its list, with two levels open: fitted to the screen nobody could read it. */
const mostDrawnAtFirst = 300

/** What the dialog shows: the trees, or why there are none. */
export function TreeContent() {
  const buildList = usePlanQueue()
  const plan = usePlan()
  const { asked, look } = useAskedTree()

  if (buildList.length === 0) return <Nothing title={treeText.empty} hint={treeText.emptyHint} />
  if (plan.problem) return <Nothing title={treeText.problem} hint={planProblemText(plan.problem)} />
  return <ChosenTrees chosen={chosenForest(plan, asked)} askedLook={look} />
}

function ChosenTrees({ chosen, askedLook }: { chosen: ChosenForest; askedLook: TreeLook | null }) {
  const catalog = usePlanCatalog()
  const buildList = usePlanQueue()
  const firstLook = useFirstLook(chosen)
  const look = askedLook ?? firstLook
  if (chosen.shown === 0) return <Nothing title={treeText.unknown} hint={treeText.unknownHint} />
  return (
    <>
      <TreeToolbar catalog={catalog} buildList={buildList} choice={chosen.choice} look={look} />
      <Trees key={chosen.choice} chosen={chosen} look={look} />
    </>
  )
}

/** How a choice is shown until the player picks tree or list. It stays as it is when the plan grows or shrinks meanwhile. */
function useFirstLook({ choice, forest }: ChosenForest): TreeLook {
  const isNarrow = useMediaQuery('(width < 700px)')
  const isLarge = forest.boxes.length > mostDrawnAtFirst
  const [begun, setBegun] = useState({ choice, isLarge })
  const isOtherChoice = begun.choice !== choice
  // Set while drawing, so that another choice begins anew at once.
  if (isOtherChoice) setBegun({ choice, isLarge })
  return isNarrow || (isOtherChoice ? isLarge : begun.isLarge) ? 'list' : 'tree'
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <div role="status" className="col-span-3 flex">
      <EmptyState title={title} hint={hint} />
    </div>
  )
}

function Trees({ chosen, look }: { chosen: ChosenForest; look: TreeLook }) {
  const { forest, shown, entries, choice } = chosen
  const marks = useTreeMarks(forest)

  /** Escape first clears the highlight, and closes the dialog only when nothing is highlighted. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !marks.highlight) return
    event.preventDefault()
    marks.clear()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from whatever in it has the focus.
    <div className="tree-body" onKeyDown={onKeyDown}>
      <TreeLegend boxes={forest.boxes.length} />
      {choice === 'all' && shown < entries && <Notice text={treeText.notAll(shown, entries)} />}
      {forest.hidden > 0 && <Notice text={treeText.cut(treeLimit)} />}
      {look === 'tree' ? (
        <TreeCanvas forest={forest} marks={marks} />
      ) : (
        <TreeList forest={forest} marks={marks} />
      )}
      <TreeFooter marks={marks} look={look} />
    </div>
  )
}
