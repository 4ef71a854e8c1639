import { type Area, after, attempt, does, inIt } from '../attempt.ts'
import { settlementStream } from '../visits.ts'

/** A settlement as a whole. */
export const settlementArea: Area = {
  tried: {
    'settlement.list': [
      attempt('getSettlementsUserCanAccess'),
      attempt('getDeletedSettlements'),
      attempt('getMyOpenTaskCounts'),
      inIt('isUserSettlementMember'),
    ],
    'settlement.create': [
      attempt('createSettlement', () => ({ name: 'New' })),
      attempt('openPersonalSettlement'),
      attempt('openSampleSettlement'),
      attempt('removeSampleSettlement'),
    ],
    'settlement.get': [inIt('getSettlement'), inIt('getPackedSettlement')],
    'settlement.subscribe': [settlementStream],
    'settlement.presence': [inIt('getSettlementPresence')],
    'settlement.rename': [
      inIt('updateSettlement', () => ({ name: 'Elmhaven' })),
      inIt('updateSettlement', () => ({ description: 'By the river' })),
    ],
    'settlement.edit_settings': [inIt('updateSettlement', () => ({ settings: { lowStockThreshold: 3 } }))],
    'settlement.replace_whole': [
      inIt('updateSettlement', () => ({ inventory: {}, projects: [], tasks: [] })),
    ],
    'settlement.set_owner_field': [
      inIt('updateSettlement', ({ self }) => ({ ownerId: self.userId })),
      inIt('updateSettlement', () => ({ id: crypto.randomUUID(), createdAt: '2020-01-01T00:00:00.000Z' })),
    ],
    'settlement.transfer': [inIt('transferSettlement', ({ other }) => ({ userId: other.userId }))],
    'settlement.delete': [inIt('deleteSettlement')],
    'settlement.share': [inIt('shareSettlement')],
    'settlement.restore': after([does('owner', inIt('deleteSettlement'))], inIt('restoreSettlement')),
    'settlement.set_catalogue': [
      inIt('moveCatalogue', ({ catalogue }) => ({ version: catalogue })),
      inIt('previewCatalogue', ({ catalogue }) => ({ version: catalogue })),
    ],
    'settlement.webhook': [inIt('getWebhook'), inIt('removeWebhook')],
    'settlement.activity': [inIt('getSettlementActivity')],
    'settlement.export': [inIt('exportSettlement')],
    'history.export': [inIt('exportHistory', ({ projectId }) => ({ projectId }))],
  },
  // They call Discord: api/webhooks.test.ts tries them, with a receiver in its place.
  procedures: { setWebhook: 'settlement.webhook', testWebhook: 'settlement.webhook' },
}
