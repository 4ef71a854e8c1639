import type { Catalog } from '#domain/catalog/catalog'
import { setPasteListOpen } from '../../calculator/paste-list/paste-list-open.ts'
import { stepWords } from '../../calculator/queue/step-words.ts'
import { type Column, type ResultsTab, showColumn, showTab } from '../../calculator/state/calculator-view.ts'
import { paletteText } from '../../messages/palette-text.ts'
import { undoText } from '../../messages/undo-text.ts'
import { openTree } from '../../plan/tree/tree-address.ts'
import type { CalculatorState } from '../../state/calculator.ts'
import type { Command } from '../../state/commands.ts'
import { clearStock, resetChoices } from '../../state/edits.ts'
import { redo, type StepName, undo } from '../../state/history.ts'
import { preferencesStore, setPreference } from '../../state/preferences.ts'
import { goTo } from '../../state/route.ts'

const text = paletteText.commands
const { also } = paletteText

type Now = {
  readonly plan: CalculatorState
  /** The catalogue in use; null while it loads. */
  readonly catalog: Catalog | null
  /** Whether the calculator is the page in sight. */
  readonly isInSight: boolean
  /** The steps that undo and redo would take. */
  readonly steps: { readonly undo: StepName | null; readonly redo: StepName | null }
  readonly showShortcuts: () => void
}

/** The commands of the calculator, without those that would do nothing now. */
export function calculatorCommands(now: Now): readonly Command[] {
  const paste: Command = { id: 'paste', title: text.paste, also: also.paste, run: pasteList }
  return [
    ...(now.isInSight ? editCommands(now) : []),
    paste,
    ...placeCommands(now),
    ...lookCommands(),
    helpCommand(now),
  ]
}

/** Commands that change the plan, only while it is in sight: on another page an undo is meant for something else (BEY-6). */
function editCommands({ plan, catalog, steps }: Now): readonly Command[] {
  const titled = (words: string, step: StepName) =>
    catalog ? undoText.of(words, stepWords(catalog, step)) : words
  return [
    steps.undo && {
      id: 'undo',
      title: titled(undoText.undo, steps.undo),
      foundBy: undoText.undo,
      keys: 'Ctrl+Z',
      run: undo,
    },
    steps.redo && {
      id: 'redo',
      title: titled(undoText.redo, steps.redo),
      foundBy: undoText.redo,
      keys: 'Ctrl+Shift+Z',
      run: redo,
    },
    plan.inventory.size > 0 && {
      id: 'clearStock',
      title: text.clearStock,
      also: also.clear,
      run: clearInSight,
    },
    plan.choices.size > 0 && { id: 'resetChoices', title: text.resetChoices, run: resetChoices },
  ].filter((command) => command !== false && command !== null)
}

function placeCommands({ plan }: Now): readonly Command[] {
  const column = (name: Column): Command => ({
    id: name,
    title: text[name],
    also: also.column,
    run: () => {
      goTo('calculator')
      showColumn(name)
    },
  })
  const tab = (name: ResultsTab): Command => ({
    id: name,
    title: text[name],
    also: also.tab,
    run: () => goToTab(name),
  })
  const filled: readonly Command[] =
    plan.buildList.length === 0
      ? []
      : [tab('summary'), tab('steps'), { id: 'tree', title: text.tree, run: showTree }]
  const settlement: Command = { id: 'settlement', title: text.settlement, run: () => goTo('settlement') }
  return [column('catalog'), column('queue'), column('results'), tab('inventory'), ...filled, settlement]
}

function lookCommands(): readonly Command[] {
  const { dark, modern, catalogCollapsed } = preferencesStore.getState()
  return [
    {
      id: 'theme',
      title: dark ? text.theme.light : text.theme.dark,
      also: also.look,
      run: () => setPreference('dark', !dark),
    },
    {
      id: 'layout',
      title: modern ? text.layout.classic : text.layout.modern,
      also: also.look,
      run: () => setPreference('modern', !modern),
    },
    {
      id: 'collapse',
      title: catalogCollapsed ? text.expand : text.collapse,
      run: () => setPreference('catalogCollapsed', !catalogCollapsed),
    },
  ]
}

function helpCommand({ showShortcuts }: Now): Command {
  return { id: 'shortcuts', title: text.shortcuts, also: also.help, keys: '?', run: showShortcuts }
}

function goToTab(tab: ResultsTab): void {
  goTo('calculator')
  showColumn('results')
  showTab(tab)
}

function showTree(): void {
  goTo('calculator')
  openTree()
}

function pasteList(): void {
  goToTab('inventory')
  setPasteListOpen(true)
}

function clearInSight(): void {
  goToTab('inventory')
  clearStock()
}
