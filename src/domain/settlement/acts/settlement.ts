import type { Act, ActivityOf } from '../act.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import type { PersonNo } from '../names.ts'
import { may } from '../right.ts'
import type { SettlementSettings } from '../settings.ts'
import { type Settlement, settlementIn } from '../tables.ts'

type Nothing = Readonly<Record<string, never>>
type SomeSettings = { readonly [Key in keyof SettlementSettings]?: SettlementSettings[Key] | undefined }

/** Log entries about the settlement itself. */
export type SettlementFacts = {
  'settlement.created': { readonly name: string }
  'settlement.shared': Nothing
  'settlement.renamed': { readonly name: string; readonly former: string }
  'settlement.described': Nothing
  'settlement.settings': SomeSettings
  'settlement.catalogue': { readonly version: string }
  'settlement.transferred': { readonly member?: PersonNo | undefined }
  'settlement.deleted': Nothing
  'settlement.restored': Nothing
}

type SettlementEdit = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly settings?: SomeSettings | undefined
}

/** Changes name, description or settings, whichever are given and differ (SET-2, SET-6). */
const updateSettlement: Act<SettlementEdit, Settlement, SettlementFacts> = {
  action: 'settlement.rename',
  needs: () => ({}),
  run(rows, { name, description, settings }, { now, by }) {
    if (settings && !may(by, 'settlement.edit_settings')) return refused('no-right')
    const before = settlementIn(rows)
    const changed = changedSettings(before.settings, settings ?? {})
    const settlement = {
      ...before,
      name: name ?? before.name,
      description: description ?? before.description,
      settings: { ...before.settings, ...changed },
      updatedAt: now,
    }
    const activity = editActivity(before, settlement, changed)
    if (!activity) return { answer: before, changes: [] }
    return { answer: settlement, changes: [put('settlements', settlement)], activity }
  },
}

export const settlementActs = { updateSettlement }

/** The settings that are given and differ from before. */
function changedSettings(before: SettlementSettings, settings: SomeSettings): Partial<SettlementSettings> {
  const entries = Object.entries(settings).filter(
    ([key, value]) => value !== undefined && value !== before[key as keyof SettlementSettings],
  )
  return Object.fromEntries(entries)
}

/** One entry for the most important change; none if nothing changes. */
function editActivity(
  before: Settlement,
  { name, description }: Settlement,
  settings: SomeSettings,
): ActivityOf<SettlementFacts> | undefined {
  if (name !== before.name) return { kind: 'settlement.renamed', facts: { name, former: before.name } }
  if (description !== before.description) return { kind: 'settlement.described', facts: {} }
  if (Object.keys(settings).length > 0) return { kind: 'settlement.settings', facts: settings }
  return undefined
}
