import { type Area, inIt } from '../attempt.ts'

/** What is to be in the stock at least (BEY-18). */
export const standingOrderArea: Area = {
  tried: {
    'standing_order.manage': [
      inIt('setStandingOrder', () => ({ itemId: '2', atLeast: 5 })),
      inIt('setStandingOrder', () => ({ itemId: '1', atLeast: 9 })),
      inIt('endStandingOrder', () => ({ itemId: '1' })),
    ],
  },
}
