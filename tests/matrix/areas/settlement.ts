import { type Area, afterSteps, attempt, inSettlement, stepBy } from '../attempt.ts'
import { settlementStream } from '../visits.ts'

/** A settlement as a whole. */
export const settlementArea: Area = {
  tried: {
    'settlement.list': [
      attempt('getSettlementsUserCanAccess'),
      attempt('getDeletedSettlements'),
      attempt('getMyOpenTaskCounts'),
      inSettlement('isUserSettlementMember'),
    ],
    'settlement.create': [
      attempt('createSettlement', () => ({ name: 'New' })),
      attempt('openPersonalSettlement'),
      attempt('openSampleSettlement'),
      attempt('removeSampleSettlement'),
    ],
    'settlement.get': [inSettlement('getSettlement'), inSettlement('getPackedSettlement')],
    'settlement.subscribe': [settlementStream],
    'settlement.presence': [inSettlement('getSettlementPresence')],
    'settlement.rename': [
      inSettlement('updateSettlement', () => ({ name: 'Elmhaven' })),
      inSettlement('updateSettlement', () => ({ description: 'By the river' })),
    ],
    'settlement.edit_settings': [
      inSettlement('updateSettlement', () => ({ settings: { lowStockThreshold: 3 } })),
    ],
    'settlement.replace_whole': [
      inSettlement('updateSettlement', () => ({ inventory: {}, projects: [], tasks: [] })),
    ],
    'settlement.set_owner_field': [
      inSettlement('updateSettlement', ({ self }) => ({ ownerId: self.userId })),
      inSettlement('updateSettlement', () => ({
        id: crypto.randomUUID(),
        createdAt: '2020-01-01T00:00:00.000Z',
      })),
    ],
    'settlement.transfer': [inSettlement('transferSettlement', ({ other }) => ({ userId: other.userId }))],
    'settlement.delete': [inSettlement('deleteSettlement')],
    'settlement.share': [inSettlement('shareSettlement')],
    'settlement.restore': afterSteps(
      [stepBy('owner', inSettlement('deleteSettlement'))],
      inSettlement('restoreSettlement'),
    ),
    'settlement.set_catalogue': [
      inSettlement('moveCatalogue', ({ catalogue }) => ({ version: catalogue })),
      inSettlement('previewCatalogue', ({ catalogue }) => ({ version: catalogue })),
    ],
    'settlement.webhook': [inSettlement('getWebhook'), inSettlement('removeWebhook')],
    'settlement.activity': [inSettlement('getSettlementActivity')],
    'settlement.export': [inSettlement('exportSettlement')],
    'history.export': [inSettlement('exportHistory', ({ projectId }) => ({ projectId }))],
  },
  // They call Discord: api/webhooks.test.ts tries them, with a receiver in its place.
  procedures: { setWebhook: 'settlement.webhook', testWebhook: 'settlement.webhook' },
}
