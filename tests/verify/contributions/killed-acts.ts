import type { Contribution } from '#domain/settlement/contribution'

/** An act that is killed before each of its statements. */
export type Kind = {
  readonly name: string
  readonly by: 'owner' | 'giver'
  readonly input: (waiting: Contribution, taskId: string) => object
  /** What becomes of the contribution that waits; null for an act that makes a new one. */
  readonly status: string | null
}

const shown = ({ id, revision }: Contribution) => ({ contributionId: id, revision })
export const logs = (quantity: number) => [{ itemId: 'log', quantity }]

export const kinds: readonly Kind[] = [
  { name: 'approveTaskContribution', by: 'owner', input: shown, status: 'approved' },
  {
    name: 'rejectTaskContribution',
    by: 'owner',
    input: (waiting) => ({ ...shown(waiting), reason: 'not ours' }),
    status: 'rejected',
  },
  {
    name: 'withdrawTaskContribution',
    by: 'giver',
    input: ({ id }) => ({ contributionId: id }),
    status: 'withdrawn',
  },
  {
    name: 'createTaskContribution',
    by: 'giver',
    input: (_, taskId) => ({ taskId, itemsContributed: logs(3) }),
    status: null,
  },
]
