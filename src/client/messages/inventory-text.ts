import { formatNumber, plural } from './format.ts'

/** The shared stock of a settlement (INV-1); texts of the specification are kept word for word (SYS-9). */
export const inventoryText = {
  kinds: (count: number) => plural(count, 'kind', 'kinds'),
  shown: (shown: number, all: number) => `${formatNumber(shown)} of ${plural(all, 'kind', 'kinds')}`,
  list: 'Shared stock',
  search: 'Search inventory',
  searchTitle: 'Search the shared stock by name',
  clearSearch: 'Clear the search',
  storage: 'Storage',
  allStorages: 'All Storages',
  noStorage: 'No storage',
  low: {
    filter: 'Low stock',
    filterTitle: (threshold: number) => `Shows only what is low: available below ${formatNumber(threshold)}`,
    footer: (threshold: number) => `Low: available below ${formatNumber(threshold)}`,
    mark: 'low',
  },
  sort: {
    label: 'Sort',
    by: {
      available: 'Sort: available',
      name: 'Sort: name',
      tier: 'Sort: tier',
      quantity: 'Sort: quantity',
    },
    column: (column: string) => `Sort by ${column.toLowerCase()}`,
  },
  columns: {
    name: 'Item',
    quantity: 'Quantity',
    reserved: 'Reserved',
    available: 'Available',
    storage: 'Storage',
    tier: 'Tier',
  },
  row: {
    open: (name: string) => `Open ${name}`,
    quantity: (amount: number) => `${formatNumber(amount)} in stock`,
    reserved: (amount: number) => `${formatNumber(amount)} reserved`,
    available: (amount: number) => `${formatNumber(amount)} available`,
    none: '–',
    reservedBy: (holders: readonly string[]) => `reserved by ${holders.join(' · ')}`,
    holder: (name: string, amount: number) => `${name} ${formatNumber(amount)}`,
    keptBack: (amount: number) => `kept back ${formatNumber(amount)}`,
    /** Before the quantity, where there is no room for a column. */
    of: 'of ',
    /** After what is available, for those who hear the row. */
    availableWord: 'available',
  },
  empty: {
    title: 'The shared inventory is empty',
    hint: 'What the settlement owns together stands here. Add what you have in your chests, one by one or as a list.',
    hintViewer: 'What the settlement owns together stands here, once somebody has added it.',
  },
  nothing: {
    title: 'No items found',
    hint: 'Nothing in the shared stock is like this.',
    show: 'Show everything',
  },
  names: {
    loading: 'Loading the names of the items...',
    failed: 'The game data could not be loaded',
    failedHint:
      'The settlement counts with a version of the game data that is not on this device. Its stock is safe.',
    retry: 'Retry',
  },
} as const
