import { type Area, type Input, inIt, type Scene } from '../attempt.ts'

const [log, plank] = ['1', '2']
const someLogs = (scene: Scene, more: Input = {}) => ({
  itemId: log,
  amount: 1,
  ...more,
  lower: scene.projectId,
})

/** The shared stock, and where it lies. */
export const inventoryArea: Area = {
  tried: {
    'inventory.read': [inIt('getSettlement')],
    'inventory.ledger': [
      inIt('getInventoryEntries', ({ projectId }) => ({ projectId })),
      inIt('getFormerInHistory'),
    ],
    'inventory.edit': [
      inIt('addItemsToInventory', ({ projectId, storageId }) => ({
        items: [{ itemId: log, quantity: 2 }],
        projectId,
        storageId,
      })),
      inIt('setInventoryQuantity', ({ projectId }) => ({ itemId: log, quantity: 3, lower: projectId })),
      inIt('countInventory', ({ storageId }) => ({ items: [{ itemId: log, quantity: 9 }], storageId })),
      inIt('takeFromInventory', (scene) => someLogs(scene)),
      inIt('removeFromInventory', () => ({ itemId: plank })),
      inIt('updateInventoryItem', ({ storageId }) => ({ itemId: log, storageId })),
      inIt('completeTask', ({ taskId }) => ({ taskId, amount: 1 })),
    ],
    'inventory.record_craft': [
      inIt('recordCraft', ({ projectId, playerId }) => ({
        itemId: plank,
        recipeIndex: 0,
        crafts: 1,
        amount: 1,
        projectId,
        playerId,
      })),
    ],
    'inventory.reserve': [
      inIt('reserveInventory', () => ({ itemId: plank, amount: 1 })),
      inIt('releaseInventory', () => ({ itemId: log, amount: 1 })),
    ],
    'inventory.keep_back': [inIt('reserveInventory', () => ({ itemId: plank, amount: 2 }))],
    'inventory.hand_over': [
      inIt('handOver', ({ projectId, otherProjectId }) => ({
        itemId: log,
        amount: 1,
        from: projectId,
        to: otherProjectId,
      })),
      inIt('handOver', ({ projectId }) => ({ itemId: log, amount: 1, from: projectId, to: 'kept' })),
      inIt('handOver', ({ projectId }) => ({ itemId: log, amount: 1, from: projectId, to: 'out' })),
    ],
    'inventory.use': [inIt('archiveProject', ({ projectId }) => ({ projectId, stock: 'used' }))],
    'inventory.revert': [inIt('revertEntry', ({ actId }) => ({ act: actId, line: 1 }))],
    'inventory.set_reserved_field': [
      inIt('setInventoryQuantity', () => ({ itemId: log, quantity: 3, reserved: 0 })),
      inIt('setInventoryQuantity', () => ({
        itemId: log,
        quantity: 3,
        updatedAt: '2020-01-01T00:00:00.000Z',
      })),
    ],
    'storage.manage': [
      inIt('addStorage', () => ({ name: 'Cellar' })),
      inIt('renameStorage', ({ storageId }) => ({ storageId, name: 'Cellar' })),
      inIt('removeStorage', ({ storageId }) => ({ storageId })),
      inIt('restoreStorage', () => ({ storage: { id: crypto.randomUUID(), name: 'Cellar' }, items: [] })),
    ],
  },
}
