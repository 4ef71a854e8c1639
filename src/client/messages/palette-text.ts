import { formatNumber } from '#contract/sentences/numbers'

const theme = { dark: 'Switch to the dark theme', light: 'Switch to the light theme' }
const layout = { classic: 'Switch to the Classic layout', modern: 'Switch to the Modern layout' }

/** Every text of the command palette (BEY-15). */
export const paletteText = {
  title: 'Command palette',
  close: 'Close',
  field: 'Type a command, or an item: 20 rough plank',
  list: 'Commands and items',
  nothing: 'Nothing has that name. Try another word, or an amount and an item: 20 rough plank',
  addItem: (quantity: number, name: string) => `Add ${formatNumber(quantity)} × ${name}`,
  added: (quantity: number, name: string) => `Added ${formatNumber(quantity)} × ${name} to the queue`,
  itemDetail: (tier: string, rarity: string) => `${tier} · ${rarity}`,
  commands: {
    catalog: 'Go to the Catalog',
    queue: 'Go to the Queue',
    results: 'Go to the Results',
    summary: 'Go to the Summary',
    inventory: 'Go to the Inventory',
    steps: 'Go to the Build Steps',
    settlement: 'Go to the Settlement System',
    tree: 'Open the Visual Tree',
    paste: 'Paste a list of what you own',
    theme,
    layout,
    collapse: 'Collapse the catalogue',
    expand: 'Expand the catalogue',
    clearStock: 'Clear the inventory',
    resetChoices: 'Reset the recipe choices',
    shortcuts: 'Keyboard shortcuts',
  },
  /** Further words that find a command; they are never shown. */
  also: {
    tab: 'tab show open',
    column: 'column show open',
    look: 'appearance mode colours colors',
    clear: 'empty remove delete all',
    paste: 'import csv stock inventory',
    help: 'help keys hotkeys ?',
  },
} as const

/** Every text of the sheet of shortcuts, with every shortcut of the calculator (BEY-17). */
export const shortcutsText = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  toPalette: 'Open the command palette',
  or: 'or',
  groups: [
    {
      title: 'Everywhere',
      rows: [
        { keys: [['Ctrl', 'K']], does: 'Command palette: do anything, add any item' },
        { keys: [['?']], does: 'These shortcuts' },
        { keys: [['/']], does: 'Search the catalogue, or the list in sight' },
        { keys: [['Esc']], does: 'Close what is open' },
      ],
    },
    {
      title: 'In the calculator',
      rows: [
        { keys: [['Ctrl', 'Z']], does: 'Undo' },
        {
          keys: [
            ['Ctrl', 'Shift', 'Z'],
            ['Ctrl', 'Y'],
          ],
          does: 'Redo',
        },
      ],
    },
    {
      title: 'In a list',
      rows: [
        { keys: [['Tab']], does: 'Enter or leave the list' },
        { keys: [['↑'], ['↓']], does: 'Move from row to row' },
        { keys: [['→'], ['←']], does: 'Move between the buttons of a row' },
        { keys: [['Enter']], does: 'Open the row' },
      ],
    },
    {
      title: 'In the catalogue search',
      rows: [
        { keys: [['↑'], ['↓']], does: 'Move from item to item' },
        { keys: [['Page Up'], ['Page Down']], does: 'Move ten items on or back' },
        { keys: [['0–9']], does: 'After an arrow: the amount of that item' },
        { keys: [['Enter']], does: 'Add the item' },
        { keys: [['Esc']], does: 'Clear the search' },
      ],
    },
    {
      title: 'In an amount',
      rows: [
        { keys: [['↑'], ['↓']], does: 'One more, one less' },
        {
          keys: [
            ['Shift', '↑'],
            ['Shift', '↓'],
          ],
          does: 'Ten more, ten less',
        },
        { keys: [['Enter']], does: 'Keep it' },
        { keys: [['Esc']], does: 'Undo the change' },
      ],
    },
    {
      title: 'In tabs and menus',
      rows: [
        { keys: [['←'], ['→'], ['Home'], ['End']], does: 'From tab to tab' },
        { keys: [['↑'], ['↓']], does: 'From entry to entry' },
      ],
    },
  ],
} as const
