import type { NamedAmount, OnlySoMany } from '#domain/settlement/act-refusal'
import { ledgerLimits, sharingLimits } from '#domain/settlement/limits'
import { contributionRefusals } from './contribution-refusals.ts'
import { dataProtected } from './sentences/data-protection.ts'
import { formatNumber, plural } from './sentences/numbers.ts'

/** Refusals about stock, projects and tasks, by their reason. Where an amount is at fault, they say which one is possible. */
export const ledgerRefusals = {
  ...contributionRefusals,
  'no-item': {
    code: 'INVALID',
    field: 'itemId',
    message: 'There is no such item in the game data of this settlement.',
  },
  'never-stock': {
    code: 'INVALID',
    field: 'itemId',
    message: 'Buildings and research are never stock. Plan them in a project, where they are finished.',
  },
  'no-recipe': { code: 'INVALID', field: 'recipeIndex', message: 'This item has no such recipe.' },
  'other-recipes': {
    code: 'CONFLICT',
    field: 'catalogue',
    message:
      'The recipe was chosen with other game data than the settlement counts with. Please choose it again, or take the newest game data in the calculator first.',
  },
  'not-in-recipe': {
    code: 'INVALID',
    field: 'used',
    message: 'One of these items has no part in the recipe.',
  },
  'no-stock': { code: 'NOT_FOUND', field: 'itemId', message: 'This item is not in the stock.' },
  'stock-full': {
    code: 'CONFLICT',
    message: `There can be at most ${formatNumber(ledgerLimits.stock)} of an item in the stock.`,
  },
  'only-so-many': {
    code: 'CONFLICT',
    field: 'amount',
    message: (facts: OnlySoMany) => soMany(facts),
  },
  'holds-only': {
    code: 'CONFLICT',
    field: 'amount',
    message: ({ name, amount }: NamedAmount) => `${name} holds only ${formatNumber(amount)} of it.`,
  },
  'needs-only': {
    code: 'CONFLICT',
    field: 'amount',
    message: ({ name, amount }: NamedAmount) =>
      amount === 0
        ? `${name} needs no more of it.`
        : `${name} needs only ${formatNumber(amount)} more of it.`,
  },
  'craft-lacks': {
    code: 'CONFLICT',
    field: 'crafts',
    message: ({ lacking }: { readonly lacking: readonly NamedAmount[] }) =>
      `Not everything for this craft is there: ${listOf(lacking.map(lackingText))} ${isOne(lacking) ? 'is' : 'are'} needed.`,
  },
  'projects-protected': { code: 'CONFLICT', message: dataProtected },
  'task-full': {
    code: 'CONFLICT',
    field: 'taskId',
    message: ({ most }: { readonly most: number }) =>
      `${plural(most, 'player does', 'players do')} this task already, which is as many as a task can have here. You can put the items into the stock instead.`,
  },
  'materials-lack': {
    code: 'CONFLICT',
    field: 'materials',
    message: ({ lacking }: { readonly lacking: readonly NamedAmount[] }) =>
      `The stock does not hold these materials any more: ${listOf(lacking.map(lackingText))} ${isOne(lacking) ? 'is' : 'are'} needed.`,
  },
  'regenerated-since': {
    code: 'CONFLICT',
    field: 'generation',
    message: 'The tasks of this project were regenerated again since then.',
  },
  'task-done': {
    code: 'CONFLICT',
    field: 'taskId',
    message: 'This task is done already. You can put the items into the stock instead.',
  },
  'first-item-fixed': {
    code: 'INVALID',
    field: 'itemsContributed',
    message: 'The first item is the one that the task asks for.',
  },
  'too-many-contributions': {
    code: 'CONFLICT',
    message: `${formatNumber(ledgerLimits.pendingContributions)} contributions wait for review already. Some have to be decided first.`,
  },
  'too-many-deliveries': {
    code: 'CONFLICT',
    message: `${formatNumber(sharingLimits.deliveriesWaiting)} of your deliveries wait for review already. Some have to be decided or taken back first.`,
  },
  'decided-stays': {
    code: 'FORBIDDEN',
    field: 'contributionId',
    message: 'This contribution was decided, so it can no longer be changed or withdrawn.',
  },
  'not-yours': {
    code: 'FORBIDDEN',
    field: 'contributionId',
    message: 'Only the person who submitted a contribution can change or withdraw it.',
  },
  'more-than-delivered': {
    code: 'INVALID',
    field: 'accepted',
    message: 'No more can be accepted than was delivered.',
  },
  'nothing-accepted': {
    code: 'INVALID',
    field: 'accepted',
    message: 'Nothing would be accepted. Reject the contribution instead.',
  },
  'reason-missing': {
    code: 'INVALID',
    field: 'reason',
    message: 'Please say why the rest is not accepted.',
  },
  'no-storage': { code: 'NOT_FOUND', field: 'storageId', message: 'There is no such storage place.' },
  'storage-name-taken': {
    code: 'CONFLICT',
    field: 'name',
    message: 'Another storage place has this name.',
  },
  'too-many-storages': {
    code: 'CONFLICT',
    message: `There can be at most ${formatNumber(ledgerLimits.storages)} storage places.`,
  },
  'no-entry': { code: 'NOT_FOUND', message: 'There is no such entry.' },
  'reverted-already': { code: 'CONFLICT', message: 'This entry was taken back already.' },
  'reversal-stays': {
    code: 'CONFLICT',
    message: 'This entry took another one back, and is not taken back itself: enter again what was right.',
  },
  'hand-over-instead': {
    code: 'CONFLICT',
    message: 'One project handed this over to another: hand it back with a hand over instead.',
  },

  'no-project': { code: 'NOT_FOUND', field: 'projectId', message: 'There is no such project.' },
  'name-missing': { code: 'INVALID', field: 'name', message: 'Please give the project a name.' },
  'too-many-projects': {
    code: 'CONFLICT',
    message: `There can be at most ${ledgerLimits.projects} projects at once. Archive one that is finished first.`,
  },
  'no-project-item': {
    code: 'NOT_FOUND',
    field: 'projectItemId',
    message: 'The project has no such item.',
  },
  'too-many-project-items': {
    code: 'CONFLICT',
    message: `A project can have at most ${ledgerLimits.itemsOfProject} items.`,
  },
  'quantity-too-large': {
    code: 'INVALID',
    field: 'quantity',
    message: `A project can ask for at most ${formatNumber(ledgerLimits.amount)} of an item.`,
  },
  'needs-too-much': {
    code: 'INVALID',
    field: 'quantity',
    message: 'This needs more of an ingredient than can be counted.',
  },
  'too-many-ways': {
    code: 'INVALID',
    field: 'ways',
    message: `A project can choose the way of at most ${formatNumber(ledgerLimits.waysOfProject)} items.`,
  },

  'no-standing-order': {
    code: 'NOT_FOUND',
    field: 'itemId',
    message: 'There is no standing order for this item.',
  },
  'too-many-standing-orders': {
    code: 'CONFLICT',
    message: `There can be at most ${ledgerLimits.standingOrders} standing orders.`,
  },

  'no-template': { code: 'NOT_FOUND', field: 'templateId', message: 'There is no such template.' },
  'template-name-taken': {
    code: 'CONFLICT',
    field: 'name',
    message: 'Another template has this name.',
  },
  'template-empty': {
    code: 'CONFLICT',
    field: 'projectId',
    message: 'This project has no items yet, so there is nothing to save.',
  },
  'too-many-templates': {
    code: 'CONFLICT',
    message: `There can be at most ${ledgerLimits.templates} templates of each kind.`,
  },

  'no-task': { code: 'NOT_FOUND', field: 'taskId', message: 'There is no such task.' },
  'task-without-item': {
    code: 'CONFLICT',
    field: 'taskId',
    message: 'This task asks for no item, so nothing can be entered for it.',
  },
  'item-without-project': {
    code: 'INVALID',
    field: 'projectId',
    message: 'A task for an item belongs to a project.',
  },
  'nothing-missing': { code: 'CONFLICT', message: 'Nothing is missing for this task any more.' },
  'too-many-tasks': {
    code: 'CONFLICT',
    message: `There can be at most ${formatNumber(ledgerLimits.openTasks)} open tasks.`,
  },
  'too-many-assignees': {
    code: 'CONFLICT',
    field: 'assignedTo',
    message: ({ most }: { readonly most: number }) =>
      `A task can be assigned to at most ${plural(most, 'player', 'players')} here.`,
  },
  'not-assignable': {
    code: 'FORBIDDEN',
    field: 'assignedTo',
    message: 'Tasks go to active players and to members who are not viewers.',
  },
} as const

/** How many holders a sentence names. */
const mostNamed = 3

function soMany({ possible, heldBy, kept }: OnlySoMany): string {
  const named = heldBy.slice(0, mostNamed).map(({ name, amount }) => `${name} holds ${formatNumber(amount)}`)
  const more = heldBy.length - named.length
  const others = more === 0 ? [] : [`${more} more ${more === 1 ? 'project holds' : 'projects hold'} some`]
  const back = kept === 0 ? [] : [`${plural(kept, 'is', 'are')} kept back`]
  const reasons = [...named, ...others, ...back]
  const start = possible === 0 ? 'None can be taken' : `Only ${formatNumber(possible)} can be taken`
  return reasons.length === 0 ? `${start}.` : `${start}: ${listOf(reasons)}.`
}

function lackingText({ name, amount }: NamedAmount): string {
  return `${formatNumber(amount)} more ${name}`
}

function isOne(lacking: readonly NamedAmount[]): boolean {
  return lacking.length === 1 && lacking[0]!.amount === 1
}

function listOf(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
