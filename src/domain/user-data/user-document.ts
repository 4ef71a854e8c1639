import { emptyPlan, type WholePlan } from '../crafting/whole-plan.ts'

type SettlementPart = Readonly<Record<string, unknown>> & { readonly id: string }

/**
 * A settlement in the document: as earlier releases stored it, until the personal settlement takes it over; else empty. On the
 * wire it is composed from the personal settlement where there is one (SET-9).
 */
export type PersonalSettlement = Readonly<Record<string, unknown>> & {
  readonly name: string
  readonly projects: readonly SettlementPart[]
  readonly tasks: readonly SettlementPart[]
}

/** The document of an account (SAVE-1). */
export type UserDocument = WholePlan & { readonly settlement: PersonalSettlement }

export const emptyUserDocument: UserDocument = {
  ...emptyPlan,
  settlement: { name: '', projects: [], tasks: [] },
}
