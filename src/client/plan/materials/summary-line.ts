import type { ItemId } from '#domain/catalog/item'
import type { Leftover } from '#domain/crafting/leftovers'
import type { Material } from '#domain/crafting/material'
import type { NeededOnce } from '#domain/crafting/needed-once'
import type { ProfessionTotal } from '#domain/crafting/professions'
import type { Unpacking } from '#domain/lookup/unpacking'
import type { TimeTotal } from '#domain/timing/time-total'
import type { Section } from './summary-view.ts'

/** One line of the summary's list. */
export type SummaryLine = { readonly key: string } & (
  | { readonly kind: 'cards' | 'time' | 'all-set' | 'toolbar' | 'no-levels' }
  /** How many materials the filters hide. */
  | { readonly kind: 'hidden'; readonly count: number }
  | { readonly kind: 'packages'; readonly unpackings: readonly Unpacking[]; readonly pieces: number }
  | {
      readonly kind: 'heading'
      readonly section: Section
      readonly title: string
      readonly note: string
      readonly isOpen: boolean
    }
  | { readonly kind: 'profession'; readonly profession: ProfessionTotal; readonly time: TimeTotal }
  | {
      readonly kind: 'material'
      readonly material: Material
      /** The level that the player lacks for it, in words; empty where nothing is in the way. */
      readonly lacking: string
      /** How much of it is given back, in words; empty where all of it is used up. */
      readonly kept: string
      /** Packages in the stock that hold some of what is missing. */
      readonly unpacking: Unpacking | null
      /** Every second line is: in the classic look it has another background. */
      readonly odd: boolean
    }
  | { readonly kind: 'leftover'; readonly leftover: Leftover; readonly odd: boolean }
)

/** What the lines are made of. */
export type SummaryContent = {
  readonly materials: readonly Material[]
  readonly professions: readonly ProfessionTotal[]
  /** How long the work of each profession takes. */
  readonly times: ReadonlyMap<string, TimeTotal>
  readonly once: ReadonlyMap<ItemId, NeededOnce>
  readonly unpackings: ReadonlyMap<ItemId, Unpacking>
  readonly leftovers: readonly Leftover[]
  readonly open: readonly Section[]
  /** The player filters by their levels, but has told none. */
  readonly lacksLevels: boolean
  readonly isShown: (material: Material) => boolean
  /** The level that the player lacks for a material, in words; empty where nothing is in the way. */
  readonly lackingOf: (material: Material) => string
}
