/** The data dialogs' texts that are in the first load; the others are loaded with the dialogs. */
export const dataButtonsText = {
  lists: 'Lists',
  listsTitle: 'Saved build lists',
  waysBack: 'Ways back',
  /** The commands of the palette; `also` holds further words by which each is found. */
  commands: {
    data: { title: 'Data Manager', also: 'save load cloud import export backup storage' },
    'ways-back': { title: 'Ways back', also: 'restore recover earlier rescued versions' },
    'build-lists': { title: 'Saved build lists', also: 'save open name rename' },
  },
} as const
