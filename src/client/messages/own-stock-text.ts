import { formatNumber } from '#contract/sentences/numbers'

/** Texts of the calculator's inventory (BEY-17). */
export const ownStockText = {
  hint: 'Record what you own. It is used at every level of the plan, so planks you have spare their logs.',
  add: 'Add to Inventory',
  search: 'Search items to add',
  noResults: 'No results found',
  more: (shown: number) => `The first ${formatNumber(shown)} are shown: type more to narrow them down`,
  quantity: 'Quantity',
  addItem: 'Add Item',
  atHand: (quantity: number) => `${formatNumber(quantity)} needed at hand, not used up`,
  atHandAndBySuccess: (quantity: number) =>
    `${formatNumber(quantity)} needed at hand, not used up; the rest is used up only by a success`,
  onlyBySuccess: 'used up only by a success',
  yours: (count: number) => `Your Items (${formatNumber(count)})`,
  remove: (name: string) => `Remove ${name} from the inventory`,
  clearAll: 'Clear All',
  confirmClearAll: 'Confirm Clear All',
  empty: 'Your inventory is empty',
  emptyHint: 'Search for an item above to add the first one.',
} as const
