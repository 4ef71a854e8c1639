import { formatNumber, plural } from '#contract/sentences/numbers'
import { shellText } from './shell-text.ts'

type Version = { readonly name: string; readonly date: string; readonly version: string }

/** What a settlement counts with, and its data as a file. */
export const settlementDataText = {
  title: 'Game data and export',
  allProjects: {
    title: 'All projects at once',
    hint: 'Deletes every project with its tasks; what they hold is free again. Each can be restored for 30 days.',
    button: 'Delete all projects',
    none: 'There are no projects.',
    notYours: 'Only admins, co-owners and the owner delete projects.',
    force: (count: number) =>
      count === 1
        ? 'Delete it all the same'
        : `Delete all ${plural(count, 'project', 'projects')} all the same`,
    keep: 'Keep them',
    failed: 'The projects could not be deleted',
    deleted: (count: number) => `${plural(count, 'project was', 'projects were')} deleted.`,
  },
  catalogue: {
    title: 'What it counts with',
    loading: 'Loading...',
    failed: 'The settlement still counts as before',
    retry: 'Retry',
    notYet: 'Nothing is counted yet. The first change of stock or projects takes the game data in use then.',
    name: ({ name, date, version }: Version) => shellText.catalog.button(name || version, date),
    present: (name: string) => `Stock and projects are counted with: ${name}.`,
    newest: 'This is the newest version.',
    newer: (name: string) => `A newer version is available: ${name}.`,
    which: 'Another version',
    preview: 'See what would change',
    notYours: 'Only the owner and co-owners can change the version.',
    previewed: {
      loading: 'Working out what would change...',
      failed: 'What would change could not be worked out.',
      retry: 'Retry',
    },
    nothing: 'No item of the settlement gets another name, and no project needs anything else.',
    items: 'Items that are called otherwise, or are gone',
    renamed: (before: string | null, after: string | null) =>
      after === null
        ? `${before}: not there any more; it stays in the stock as “Unknown Item”`
        : before === null
          ? `Unknown Item is ${after}`
          : `${before} is called ${after}`,
    needs: (project: string) => `${project}: what it still misses`,
    needsOfOrder: (item: string) => `Standing order for ${item}: what it still misses`,
    gone: 'Chosen recipes that are not there any more: the first one is used',
    goneIn: {
      project: (name: string, items: string) => `${name}: ${items}`,
      ended: (name: string, items: string) => `${name} (archived or deleted): ${items}`,
      template: (name: string, items: string) => `Template ${name}: ${items}`,
    },
    changeLabel: (before: number, after: number) =>
      `misses ${formatNumber(before)}, then ${formatNumber(after)}`,
    hint: 'Everybody in the settlement sees it at once. The former version stays here, so the way back is the same press; recipes chosen till now are then chosen again.',
    move: (name: string) => `Count with ${name}`,
    moved: (name: string) => `The settlement counts with ${name} now.`,
  },
  export: {
    title: 'Take everything with you',
    hint: 'Members, stock, projects, tasks, every movement of the stock and the log, as one JSON file. Without email addresses and invitations.',
    button: 'Download the settlement',
    busy: 'Preparing...',
    done: 'The file is in your downloads.',
    failed: 'The settlement could not be downloaded',
    notYours: 'Admins and the owners can download it.',
    fileName: (day: string) => `settlement-${day}.json`,
  },
} as const
