import { wholeOf } from './whole-amounts.ts'

/**
 * What becomes of one item: everything that touches it is gone through from the last thing done to the first, so that
 * what a craft gives counts only for what is done after it (CAL-11, decision 1).
 */
export type ItemBalance = {
  /** How many parts a piece is counted in; below 2^26. */
  parts: number
  /** Asked for so far, a whole amount. */
  asked: number
  /** What comes along in time for what was asked so far; below zero where more must be at hand than is asked. */
  comes: number
  /** The rest of `comes` in parts of a piece, from 0 on. */
  comesParts: number
  /** What `comes` would be if nothing came along; what other recipes of the item make (`cover`) is in it. */
  covered: number
}

/** What one kind of craft does to an item. All are amounts of one craft, unless said otherwise. */
export type ItemFlow = {
  /** Taken by every craft. */
  readonly spent: number
  /** Expected part of `spent` that comes back, `backNum / backDen`; at most `spent`, both below 2^26. */
  readonly backNum: number
  readonly backDen: number
  /** Taken by a craft that succeeds, given back by one that fails. */
  readonly once: number
  /** Must be at hand and is given back. */
  readonly kept: number
  /** Comes along: whole pieces, and parts of one. */
  readonly gives: number
  readonly givesParts: number
}

export function anItemBalance(): ItemBalance {
  return { parts: 1, asked: 0, comes: 0, comesParts: 0, covered: 0 }
}

/** Begins with what is asked for in the end. */
export function startBalance(balance: ItemBalance, parts: number, asked: number): void {
  balance.parts = parts
  balance.asked = asked
  balance.comes = 0
  balance.comesParts = 0
  balance.covered = 0
}

/**
 * Takes `spent`, with `kept` more at hand meanwhile. The pieces kept may be some that are asked for later, but of those `asked - comes`
 * alone are there by now. So `comes` is lowered until that is at least `kept`.
 */
export function take(balance: ItemBalance, spent: number, kept: number): void {
  const unused = balance.asked - kept
  if (balance.comes >= unused) {
    balance.comes = unused
    balance.comesParts = 0
  }
  if (balance.covered > unused) balance.covered = unused
  balance.asked += spent
}

/** Lowers `least` to what came back in the rounds so far, less what they took. */
export function noteLeast(least: ItemBalance, returned: ItemBalance, taken: number): void {
  const comes = returned.comes - taken
  if (comes > least.comes || (comes === least.comes && returned.comesParts >= least.comesParts)) return
  least.comes = comes
  least.comesParts = returned.comesParts
}

/**
 * Takes `spent` in rounds. `least` is the least that is there at any time if nothing is there in the beginning, so zero or less: what
 * it lacks must be there beforehand, and `comes` is lowered to leave that much.
 */
export function takeInRounds(balance: ItemBalance, spent: number, least: ItemBalance): void {
  balance.asked += spent
  const most = balance.asked + least.comes
  if (balance.comes < most || (balance.comes === most && balance.comesParts <= least.comesParts)) return
  balance.comes = most
  balance.comesParts = least.comesParts
}

/** Adds what crafts of other items bring: each gives some pieces and parts of one. */
export function comeAlong(balance: ItemBalance, crafts: number, gives: number, givesParts: number): void {
  balance.comes += crafts * gives
  if (givesParts === 0) return
  const { parts } = balance
  // The parts beyond whole pieces, former and new. For the new ones the remainder of `crafts` is enough, and keeps the product exact.
  const rest = balance.comesParts + (((crafts % parts) * givesParts) % parts)
  balance.comes += wholeOf(crafts, givesParts, parts) + (rest >= parts ? 1 : 0)
  balance.comesParts = rest >= parts ? rest - parts : rest
}

/** What another recipe of the same item makes counts as cover too: it was asked for there. */
export function cover(balance: ItemBalance, amount: number): void {
  balance.covered += amount
}

/** How much is needed if nothing comes along, with what must be at hand besides. */
export function neededIn({ asked, covered }: ItemBalance): number {
  return asked - Math.min(covered, asked)
}

/** What stock, gathering and crafting together must give: what comes along is less to get, in whole pieces. */
export function toHoldIn({ asked, comes }: ItemBalance): number {
  return asked - Math.min(comes, asked)
}

/** What `crafts` crafts with `successes` successes use up for good; what comes back by chance counts in whole pieces. */
export function spentBy({ spent, backNum, backDen, once }: ItemFlow, crafts: number, successes: number) {
  const back = backNum === 0 ? 0 : wholeOf(crafts, backNum, backDen)
  return Math.ceil(crafts * spent) - back + successes * once
}

/** What must be at hand during the last of `crafts` crafts, beyond what they use up. */
export function keptBy({ kept, backNum, backDen }: ItemFlow, crafts: number): number {
  if (backNum === 0) return kept
  return kept + wholeOf(crafts, backNum, backDen) - wholeOf(crafts - 1, backNum, backDen)
}
