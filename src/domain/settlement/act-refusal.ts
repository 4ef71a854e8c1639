/** An act that is not done, with the reason. */
export type Refused = { readonly refused: ActRefusal }

/** Why an act is refused, with the facts that the message names. */
export type ActRefusal =
  | { readonly why: PlainWhy }
  | {
      [Why in keyof RefusalFacts]: { readonly why: Why; readonly facts: RefusalFacts[Why] }
    }[keyof RefusalFacts]

type PlainWhy =
  | 'no-right'
  | 'no-member'
  | 'no-player'
  | 'owner-stays'
  | 'owner-cannot-leave'
  | 'too-many-players'
  | 'id-taken'
  | 'no-item'
  | 'never-stock'
  | 'no-recipe'
  | 'other-recipes'
  | 'not-in-recipe'
  | 'no-stock'
  | 'stock-full'
  | 'no-storage'
  | 'storage-name-taken'
  | 'too-many-storages'
  | 'no-entry'
  | 'reverted-already'
  | 'reversal-stays'
  | 'hand-over-instead'
  | 'no-project'
  | 'name-missing'
  | 'too-many-projects'
  | 'no-project-item'
  | 'too-many-project-items'
  | 'quantity-too-large'
  | 'needs-too-much'
  | 'too-many-ways'
  | 'no-task'
  | 'regenerated-since'
  | 'task-without-item'
  | 'item-without-project'
  | 'nothing-missing'
  | 'too-many-tasks'
  | 'not-assignable'
  | 'no-standing-order'
  | 'too-many-standing-orders'
  | 'no-template'
  | 'task-done'
  | 'first-item-fixed'
  | 'too-many-contributions'
  | 'too-many-deliveries'
  | 'no-contribution'
  | 'contribution-decided'
  | 'decided-stays'
  | 'contribution-changed'
  | 'not-yours'
  | 'own-contribution'
  | 'more-than-delivered'
  | 'nothing-accepted'
  | 'reason-missing'
  | 'no-catalogue'

/** The facts that the messages of some refusals name, by the reason. */
export type RefusalFacts = {
  'player-of-another-name': { readonly name: string }
  'only-so-many': OnlySoMany
  'holds-only': NamedAmount
  'needs-only': NamedAmount
  'too-many-assignees': { readonly most: number }
  'task-full': { readonly most: number }
  'projects-protected': { readonly projects: number }
  'materials-lack': { readonly lacking: readonly NamedAmount[] }
  'craft-lacks': { readonly lacking: readonly NamedAmount[] }
}

export type NamedAmount = { readonly name: string; readonly amount: number }

/** How much of an item can be taken, and who has the rest. */
export type OnlySoMany = {
  readonly possible: number
  readonly heldBy: readonly NamedAmount[]
  /** How much of the rest is kept back for nobody. */
  readonly kept: number
}

export function refused(why: PlainWhy): Refused {
  return { refused: { why } }
}

export function refusedWith<Why extends keyof RefusalFacts>(why: Why, facts: RefusalFacts[Why]): Refused {
  return { refused: { why, facts } as ActRefusal }
}
