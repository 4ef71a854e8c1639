import { itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused, refusedWith } from '../act-refusal.ts'
import { unchanged } from '../ledger-act.ts'
import type { StockRow } from '../ledger-rows.ts'
import { availableOf } from '../stock.ts'
import { resultOfMoves, stockMoves } from '../stock-moves.ts'
import type { StockAct } from './stock-facts.ts'

type Amount = { readonly itemId: ItemId; readonly amount: number }

/** Keeps free stock back for no project; answers false where less than that is free (INV-2). */
const reserveInventory: StockAct<Amount, { readonly reserved: boolean }> = {
  action: 'inventory.keep_back',
  ledger: true,
  run(rows, { itemId, amount }, acting) {
    if (availableOf(rows.stock.get(itemId)) < amount) {
      return unchanged({ reserved: false })
    }
    const moves = stockMoves(rows, acting)
    moves.keepBack(itemId, amount)
    return {
      ...resultOfMoves(moves, itemId),
      answer: () => ({ reserved: true }),
      activity: { kind: 'stock.keptBack', facts: { item: itemName(acting.catalog, itemId), amount } },
    }
  },
}

/** Sets free what was kept back, at most all of it (INV-2). */
const releaseInventory: StockAct<Amount, StockRow> = {
  action: 'inventory.keep_back',
  ledger: true,
  run(rows, { itemId, amount }, acting) {
    const before = rows.stock.get(itemId)
    if (!before) return refused('no-stock')
    const released = Math.min(amount, before.kept)
    if (released === 0) return unchanged(before)
    const moves = stockMoves(rows, acting)
    moves.keepBack(itemId, -released)
    const facts = { item: itemName(acting.catalog, itemId), amount: released }
    return { ...resultOfMoves(moves, itemId), activity: { kind: 'stock.released', facts } }
  },
}

type HandedOver = Amount & {
  /** The project that holds it. */
  readonly from: string
  /** Another project, by its id; `kept` keeps it back for no project, `out` takes it out of the stock. */
  readonly to: string | 'kept' | 'out'
}

/** Hands what a project holds to another one, up to what that misses, keeps it back, or takes it out of the stock. */
const handOver: StockAct<HandedOver, StockRow> = {
  action: 'inventory.hand_over',
  ledger: true,
  run(rows, { itemId, amount, from, to }, acting) {
    const giver = rows.projects.get(from)
    const taker = rows.projects.get(to)
    if (!giver || (!taker && to !== 'kept' && to !== 'out')) return refused('no-project')
    const moves = stockMoves(rows, acting)
    const held = moves.at(itemId, [from])
    if (held < amount) return refusedWith('holds-only', { name: giver.name, amount: held })
    const handed = { item: itemName(acting.catalog, itemId), amount, from: giver.name }
    const given = { kind: 'handedOver', itemId, amount: -amount, projectId: from } as const
    const moved = { kind: 'handedOver', itemId, amount } as const
    if (taker) {
      const missing = to === from ? 0 : moves.missing(to, itemId)
      if (missing < amount) return refusedWith('needs-only', { name: taker.name, amount: missing })
      moves.allot(from, itemId, -amount)
      moves.allot(to, itemId, amount)
      moves.enter(given)
      moves.enter({ ...moved, projectId: to })
      const facts = { ...handed, to: taker.name }
      return { ...resultOfMoves(moves, itemId), activity: { kind: 'stock.handedOver', facts } }
    }
    if (to === 'kept') {
      moves.allot(from, itemId, -amount)
      moves.keepBack(itemId, amount)
      moves.enter(given)
      moves.enter(moved)
      return { ...resultOfMoves(moves, itemId), activity: { kind: 'stock.keptFrom', facts: handed } }
    }
    // `take` itself enters the amount as negative.
    moves.take({ ...moved, projectId: from }, [from])
    return { ...resultOfMoves(moves, itemId), activity: { kind: 'stock.handedOut', facts: handed } }
  },
}

export const reservationActs = { reserveInventory, releaseInventory, handOver }
