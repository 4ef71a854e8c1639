import type { Input, Scene } from '../../../matrix/attempt.ts'
import { answerOf } from '../../../support/settlements.ts'
import type { Controls } from './control.ts'

const [log, plank, stool] = ['1', '2', '3']
const list = { id: '3f3b1c1e-7c70-4a8b-9f43-0d6a8e2f5a10', name: 'Mine' }
const entries = [{ itemId: stool, quantity: 1, recipeIndex: 0 }]

/** Each kind of change to a plan once. */
const changes = [
  { op: 'inv.add', itemId: log, amount: 3 },
  { op: 'inv.set', itemId: plank, quantity: 2 },
  { op: 'inv.remove', itemId: plank },
  { op: 'inv.clear', itemIds: [plank] },
  { op: 'queue.add', itemId: stool, recipeIndex: 0, quantity: 1 },
  { op: 'queue.setQty', itemId: stool, recipeIndex: 0, quantity: 2 },
  { op: 'queue.setRecipe', itemId: plank, from: 0, to: 1 },
  { op: 'queue.remove', itemId: plank, recipeIndex: 1 },
  { op: 'queue.clear', entries: [{ itemId: plank, recipeIndex: 0 }] },
  { op: 'choice.set', itemId: stool, choice: { source: 'craft', recipeIndex: 0 } },
  { op: 'choice.set', itemId: plank, choice: { source: 'gather' } },
  { op: 'choice.set', itemId: log, choice: { source: 'elsewhere' } },
  { op: 'odds.set', itemId: stool, odds: 'safe' },
  { op: 'keptBack.set', itemId: log, quantity: 1 },
]
/** Those changes, and an operation of earlier releases, which does nothing. */
const operations = [...changes, { op: 'settlement.set' }]

function save(...given: readonly object[]): Input {
  return { clientId: crypto.randomUUID(), seq: 1, baseVersion: 1, operations: given }
}

/** Controls, which are calls that are accepted, for what people change of their own account, plan and settlements. */
export const ownControls: Controls = {
  updateUser: [
    {
      input: ({ settlementId }) => ({
        username: 'Alderwood',
        customDisplayName: 'Alder Wood',
        preferences: {
          theme: 'dark',
          tools: { axe: { level: 2, rarity: 1 } },
          levels: { Forestry: 12 },
        },
        defaultSettlementId: settlementId,
      }),
    },
  ],
  deleteAccount: [{ as: ({ outsider }) => outsider, input: () => ({ confirm: 'DELETE', settlements: [] }) }],
  previewAccountDeletion: [{ input: () => ({}) }],
  endSession: [
    {
      async input({ owner }) {
        const [{ id }] = await answerOf(owner.ask<[{ id: string }]>('getSessions'))
        return { id }
      },
    },
  ],
  readNotifications: [
    { input: () => ({ until: '2100-01-01T00:00:00.000Z' }) },
    {
      async input({ owner }) {
        type Told = { readonly notifications: readonly { readonly id: string }[] }
        const { notifications } = await answerOf(owner.ask<Told>('getNotifications'))
        return { ids: notifications.map(({ id }) => id) }
      },
    },
  ],
  muteSettlement: [{ input: ({ settlementId }) => ({ settlementId, isMuted: true }) }],
  saveUserData: [
    { input: () => save(...operations) },
    { input: () => save({ op: 'catalogue.move', from: 'older', to: 'newer', operations: changes }) },
    {
      async input({ owner }) {
        await answerOf(owner.ask('saveUserData', save({ op: 'inv.set', itemId: log, quantity: 5 })))
        // Another browser saves without knowing of that.
        return save({ op: 'inv.set', itemId: log, quantity: 7 })
      },
    },
  ],
  restoreUserDataVersion: [
    {
      async input({ owner }) {
        await answerOf(owner.ask('saveUserData', save({ op: 'inv.add', itemId: log, amount: 3 })))
        await answerOf(owner.ask('saveUserData', save({ op: 'inv.add', itemId: plank, amount: 3 })))
        // The state after the first of the two: version 1 is the empty plan.
        return { version: 2 }
      },
    },
  ],
  createBuildList: [{ input: () => ({ ...list, entries }) }],
  renameBuildList: [{ input: async (scene) => ({ ...(await keptList(scene)), name: 'Ours' }) }],
  deleteBuildList: [{ input: keptList }],
  lookUpCatalogue: [{ input: () => ({}) }],
  openPersonalSettlement: [{ input: () => ({}) }],
  removeSampleSettlement: [
    {
      async input({ owner }) {
        await answerOf(owner.ask('openSampleSettlement'))
        return {}
      },
    },
  ],
  shareSettlement: [
    {
      async input({ owner }) {
        const { id } = await answerOf(owner.ask<{ id: string }>('openPersonalSettlement'))
        return { settlementId: id }
      },
    },
  ],
}

async function keptList({ owner }: Scene): Promise<Input> {
  await answerOf(owner.ask('createBuildList', { ...list, entries }))
  return { id: list.id }
}
