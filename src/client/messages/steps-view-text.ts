import { plural } from '#contract/sentences/numbers'

/** How the steps are searched and put together (CAL-9, BEY-20). They are also limited by time, in a field with texts of its own. */
export const stepsViewText = {
  search: 'Search steps',
  searchTitle: 'Search the steps by item; t5 asks for a tier',
  clearSearch: 'Clear the search',
  grouping: 'Group by',
  groupings: {
    order: 'In order',
    profession: 'By profession',
    place: 'By station or place',
  },
  noProfession: 'No profession',
  anywhere: 'Anywhere',
  elsewhere: 'From elsewhere',
  steps: (count: number) => plural(count, 'step', 'steps'),
  noneFound: 'No step fits',
  noneFoundHint: 'Clear the search or choose another time.',
} as const
