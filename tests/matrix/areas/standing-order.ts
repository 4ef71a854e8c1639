import { type Area, inSettlement } from '../attempt.ts'

/** What is to be in the stock at least (BEY-18). */
export const standingOrderArea: Area = {
  tried: {
    'standing_order.manage': [
      inSettlement('setStandingOrder', () => ({ itemId: '2', atLeast: 5 })),
      inSettlement('setStandingOrder', () => ({ itemId: '1', atLeast: 9 })),
      inSettlement('endStandingOrder', () => ({ itemId: '1' })),
    ],
  },
}
