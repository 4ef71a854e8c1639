/** What a settlement counts with, and its data as a file. */
export const settlementDataText = {
  title: 'Game data and export',
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
