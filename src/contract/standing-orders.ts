import * as z from 'zod'
import type { StandingOrderFacts } from '#domain/settlement/acts/standing-orders'
import { actInput } from './act-input.ts'
import { amount } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, standingOrder } from './tables.ts'

const ofItem = { ...actInput, itemId }

const setStandingOrder = procedure(
  'setStandingOrder',
  'Says how much of an item is to be free at least, neither held by a project nor kept back; what is short of that becomes tasks.',
)
  .input(z.strictObject({ ...ofItem, atLeast: amount }))
  .output(standingOrder)

const endStandingOrder = procedure('endStandingOrder', 'Ends a standing order with its tasks.')
  .input(z.strictObject(ofItem))
  .output(z.strictObject({}))

const named = z.strictObject({ item: z.string() })

export const standingOrderFacts = {
  'order.set': z.strictObject({ ...named.shape, amount: z.int() }),
  'order.ended': named,
} satisfies { readonly [Kind in keyof StandingOrderFacts]: z.ZodType<StandingOrderFacts[Kind]> }

export const standingOrdersContract = { setStandingOrder, endStandingOrder }
