import { type Area, inSettlement } from '../attempt.ts'

/** Standing orders: how much of an item is to be free at least (BEY-18). The world has an order for item 1 and none for item 2. */
export const standingOrderArea: Area = {
  tried: {
    'standing_order.manage': [
      inSettlement('setStandingOrder', () => ({ itemId: '2', atLeast: 5 })),
      inSettlement('setStandingOrder', () => ({ itemId: '1', atLeast: 9 })),
      inSettlement('endStandingOrder', () => ({ itemId: '1' })),
    ],
  },
}
