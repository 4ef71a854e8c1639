import { type Area, inSettlement, type Scene } from '../attempt.ts'

const [log, plank] = ['1', '2']
/** All Logs are held by the first project: they can be taken only where `lower` names it. */
const someLogs = ({ projectId }: Scene) => ({ itemId: log, amount: 1, lower: projectId })

/** The shared stock, and where it lies. */
export const inventoryArea: Area = {
  tried: {
    'inventory.read': [inSettlement('getSettlement')],
    'inventory.ledger': [
      inSettlement('getInventoryEntries', ({ projectId }) => ({ projectId })),
      inSettlement('getFormerInHistory'),
    ],
    'inventory.edit': [
      inSettlement('addItemsToInventory', ({ projectId, storageId }) => ({
        items: [{ itemId: log, quantity: 2 }],
        projectId,
        storageId,
      })),
      inSettlement('setInventoryQuantity', ({ projectId }) => ({
        itemId: log,
        quantity: 3,
        lower: projectId,
      })),
      inSettlement('countInventory', ({ storageId }) => ({
        items: [{ itemId: log, quantity: 9 }],
        storageId,
      })),
      inSettlement('takeFromInventory', someLogs),
      inSettlement('removeFromInventory', () => ({ itemId: plank })),
      inSettlement('updateInventoryItem', ({ storageId }) => ({ itemId: log, storageId })),
      inSettlement('completeTask', ({ taskId }) => ({ taskId, amount: 1 })),
    ],
    'inventory.record_craft': [
      inSettlement('recordCraft', ({ projectId, playerId }) => ({
        itemId: plank,
        recipeIndex: 0,
        crafts: 1,
        amount: 1,
        projectId,
        playerId,
      })),
    ],
    'inventory.reserve': [
      inSettlement('reserveInventory', () => ({ itemId: plank, amount: 1 })),
      inSettlement('releaseInventory', () => ({ itemId: log, amount: 1 })),
    ],
    // The matrix names this apart, but whoever reserves by hand keeps stock back: it is the same act.
    'inventory.keep_back': [inSettlement('reserveInventory', () => ({ itemId: plank, amount: 2 }))],
    'inventory.hand_over': [
      inSettlement('handOver', ({ projectId, otherProjectId }) => ({
        itemId: log,
        amount: 1,
        from: projectId,
        to: otherProjectId,
      })),
      inSettlement('handOver', ({ projectId }) => ({ itemId: log, amount: 1, from: projectId, to: 'kept' })),
      inSettlement('handOver', ({ projectId }) => ({ itemId: log, amount: 1, from: projectId, to: 'out' })),
    ],
    'inventory.use': [inSettlement('archiveProject', ({ projectId }) => ({ projectId, stock: 'used' }))],
    'inventory.revert': [inSettlement('revertEntry', ({ actId }) => ({ act: actId, line: 1 }))],
    'inventory.set_reserved_field': [
      inSettlement('setInventoryQuantity', () => ({ itemId: log, quantity: 3, reserved: 0 })),
      inSettlement('setInventoryQuantity', () => ({
        itemId: log,
        quantity: 3,
        updatedAt: '2020-01-01T00:00:00.000Z',
      })),
    ],
    'storage.manage': [
      inSettlement('addStorage', () => ({ name: 'Cellar' })),
      inSettlement('renameStorage', ({ storageId }) => ({ storageId, name: 'Cellar' })),
      inSettlement('removeStorage', ({ storageId }) => ({ storageId })),
      inSettlement('restoreStorage', () => ({
        storage: { id: crypto.randomUUID(), name: 'Cellar' },
        items: [],
      })),
    ],
  },
}
