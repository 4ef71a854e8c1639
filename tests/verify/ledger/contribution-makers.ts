import type { Contribution } from '#domain/settlement/contribution'
import type { Dice } from '#scripts/verify-sync/dice'
import type { Known, Maker, Makers } from './maker.ts'

type Input = (dice: Dice, contribution: Contribution) => object

/** An act on a contribution that waits for review: the tables hold no others. */
const ofPending =
  (input: Input): Maker =>
  (dice, { tables }) =>
    about(dice, tables.contributions, input)
/** An act on a contribution of the client's own; one time in five on anybody's, which may be refused. */
const ofOwn =
  (input: Input): Maker =>
  (dice, { tables, byNo }) =>
    about(
      dice,
      dice.happens(20) ? tables.contributions : tables.contributions.filter((row) => row.byNo === byNo),
      input,
    )

function about(dice: Dice, contributions: readonly Contribution[], input: Input) {
  if (contributions.length === 0) return null
  const contribution = dice.pick(contributions)
  return { contributionId: contribution.id, ...input(dice, contribution) }
}

/** The revision that a reviewer was shown; one time in ten it is an old one. */
const shown = (dice: Dice, { revision }: Contribution) => ({
  revision: dice.happens(10) && revision > 1 ? revision - 1 : revision,
})

/** How contributions are delivered, changed and decided (CON-1, CON-3); an act that is listed more often happens more often. */
export const contributionMakers: Makers = [
  ['createTaskContribution', deliver],
  ['createTaskContribution', deliver],
  ['createTaskContribution', deliver],
  [
    'updateTaskContribution',
    ofOwn((dice, { itemsContributed: [first] }) => ({
      itemsContributed: [{ itemId: first!.itemId, quantity: 1 + dice.roll(9) }],
    })),
  ],
  ['withdrawTaskContribution', ofOwn(() => ({}))],
  ['approveTaskContribution', ofPending((dice, contribution) => shown(dice, contribution))],
  ['approveTaskContribution', ofPending(acceptPart)],
  [
    'rejectTaskContribution',
    ofPending((dice, contribution) => ({ ...shown(dice, contribution), reason: 'not ours' })),
  ],
  [
    'approveTaskContributions',
    (_dice, { tables }) => {
      const contributions = tables.contributions
        .slice(0, 3)
        .map(({ id, revision }) => ({ contributionId: id, revision }))
      return contributions.length === 0 ? null : { contributions }
    },
  ],
]

function deliver(dice: Dice, { tables }: Known) {
  const tasks = tables.tasks.filter(({ itemId }) => itemId !== null)
  if (tasks.length === 0) return null
  const { id, itemId } = dice.pick(tasks)
  const used = tables.stock.filter((row) => row.itemId !== itemId && row.quantity > 0)
  return {
    taskId: id,
    itemsContributed: [{ itemId, quantity: 1 + dice.roll(9) }],
    ...(dice.happens(30) &&
      used.length > 0 && { materials: [{ itemId: dice.pick(used).itemId, quantity: 1 + dice.roll(4) }] }),
  }
}

/** Accepts some pieces of the first line of a delivery, and none of the others. */
function acceptPart(dice: Dice, contribution: Contribution) {
  const [first] = contribution.itemsContributed
  return {
    ...shown(dice, contribution),
    accepted: [{ itemId: first!.itemId, quantity: dice.roll(first!.quantity + 1) }],
    materials: [],
    reason: 'too many',
  }
}
