import type { Operation } from '#domain/user-data/operation'
import type { UserDocument } from '#domain/user-data/user-document'
import type { SyncRequest } from './sync-server.ts'

/** A change of one row. `left` is its amount before it was removed or moved, `to` the recipe to which it was moved. */
type Change = {
  readonly version: number
  readonly clientId: string
  readonly left?: number
  readonly to?: number
}

/**
 * Works out the expected document in another way than the domain and without its code: from the whole history of each row
 * instead of the trail of last changes.
 */
export function createOracle() {
  const values = new Map<string, number | string>()
  const changes = new Map<string, Change[]>()
  const counts = { operations: 0, onSharedRows: 0, unaware: 0 }

  const amount = (key: string) => Number(values.get(key) ?? 0)
  const stock = (id: string) => `stock ${id}`
  const entry = (id: string, recipe: number) => `queue ${id} ${recipe}`

  return {
    counts,
    /** @returns whether the document changed */
    apply(request: SyncRequest, version: number): boolean {
      const before = new Map(values)
      const lengths = new Map(Array.from(changes, ([key, list]) => [key, list.length]))
      for (const operation of request.operations) count(operation, request)
      for (const operation of request.operations) applyOne(operation, request, version)
      // A row added and removed within one batch was never seen by another device.
      for (const [key, list] of changes)
        if (values.get(key) === before.get(key)) list.length = lengths.get(key) ?? 0
      return !isSame(before, values)
    },
    /** The first difference to the expected document, or null. */
    differs({ inventory, buildList, choices }: UserDocument): string | null {
      const actual = new Map<string, number | string>([
        ...Array.from(inventory, ([id, quantity]) => [stock(id), quantity] as const),
        ...buildList.map((e) => [entry(e.itemId, e.recipeIndex), e.quantity] as const),
        ...Array.from(choices, ([id, choice]) => [`choice ${id}`, JSON.stringify(choice)] as const),
      ])
      const wrong = [...new Set([...actual.keys(), ...values.keys()])].find(
        (key) => actual.get(key) !== values.get(key),
      )
      return wrong === undefined ? null : `${wrong}: ${actual.get(wrong)} in place of ${values.get(wrong)}`
    },
  }

  function applyOne(operation: Operation, by: SyncRequest, version: number): void {
    const put = (key: string, value: number, change: Pick<Change, 'left' | 'to'> = {}) => {
      const whole = Math.min(1_000_000_000, Math.max(0, value))
      if (whole === amount(key)) return
      if (whole === 0) values.delete(key)
      else values.set(key, whole)
      note(key, { version, clientId: by.clientId, ...change })
    }
    const take = (key: string) => {
      if (!isUnaware(key, by)) put(key, 0, { left: amount(key) })
    }
    switch (operation.op) {
      case 'inv.add': {
        const key = stock(operation.itemId)
        put(key, (amount(key) || takenByOthers(key, by)) + operation.amount)
        break
      }
      case 'inv.set':
        put(stock(operation.itemId), operation.quantity)
        break
      case 'inv.remove':
        take(stock(operation.itemId))
        break
      case 'inv.clear':
        for (const id of operation.itemIds) take(stock(id))
        break
      case 'queue.add': {
        const { key, back } = whereNow(operation.itemId, operation.recipeIndex, by)
        put(key, (amount(key) || back) + operation.quantity)
        break
      }
      case 'queue.setQty': {
        const { key, brought } = whereNow(operation.itemId, operation.recipeIndex, by)
        put(key, brought > 0 ? amount(key) - brought + operation.quantity : operation.quantity)
        break
      }
      case 'queue.setRecipe':
        move(operation, by, put)
        break
      case 'queue.remove':
        take(entry(operation.itemId, operation.recipeIndex))
        break
      case 'queue.clear':
        for (const { itemId, recipeIndex } of operation.entries) take(entry(itemId, recipeIndex))
        break
      case 'choice.set':
        if (operation.choice) values.set(`choice ${operation.itemId}`, JSON.stringify(operation.choice))
        else values.delete(`choice ${operation.itemId}`)
        break
    }
  }

  function move(
    { itemId, from, to }: { readonly itemId: string; readonly from: number; readonly to: number },
    by: SyncRequest,
    put: (key: string, value: number, change?: Pick<Change, 'left' | 'to'>) => void,
  ): void {
    const { key, back, brought } = whereNow(itemId, from, by)
    const target = entry(itemId, to)
    if (key === target) return
    const share = brought || amount(key)
    const isAll = share === amount(key)
    if (share > 0) put(key, amount(key) - share, isAll ? { left: share, to } : {})
    put(target, amount(target) + (share || back))
  }

  /** Finds an entry that other devices have moved to another recipe. */
  function whereNow(id: string, recipe: number, by: SyncRequest) {
    const seen = [recipe]
    let brought = 0
    for (;;) {
      const key = entry(id, seen.at(-1)!)
      if (amount(key) > 0) return { key, back: 0, brought: Math.min(brought, amount(key)) }
      const last = changes.get(key)?.at(-1)
      const isMoved = last?.to !== undefined && last.clientId !== by.clientId && isUnaware(key, by)
      if (!isMoved || seen.includes(last.to!))
        return { key, back: isMoved ? (last.left ?? 0) : takenByOthers(key, by), brought: 0 }
      brought = brought || last.left!
      seen.push(last.to!)
    }
  }

  function takenByOthers(key: string, by: SyncRequest): number {
    const last = changes.get(key)?.at(-1)
    return last && last.clientId !== by.clientId && isUnaware(key, by) ? (last.left ?? 0) : 0
  }

  function isUnaware(key: string, { clientId, baseVersion }: SyncRequest): boolean {
    return (changes.get(key) ?? []).some(
      (change) => change.clientId !== clientId && change.version > baseVersion,
    )
  }

  function note(key: string, change: Change): void {
    changes.set(key, [...(changes.get(key) ?? []), change])
  }

  function count(operation: Operation, by: SyncRequest): void {
    const keys = keysOf(operation)
    const isShared = (key: string) =>
      (changes.get(key) ?? []).some(({ clientId }) => clientId !== by.clientId)
    counts.operations += 1
    if (keys.some(isShared)) counts.onSharedRows += 1
    if (keys.some((key) => isUnaware(key, by))) counts.unaware += 1
  }

  function keysOf(operation: Operation): readonly string[] {
    if (operation.op === 'choice.set') return []
    if (operation.op === 'inv.clear') return operation.itemIds.map(stock)
    if (operation.op === 'queue.clear')
      return operation.entries.map(({ itemId, recipeIndex }) => entry(itemId, recipeIndex))
    if (operation.op === 'queue.setRecipe') return [entry(operation.itemId, operation.from)]
    if ('recipeIndex' in operation) return [entry(operation.itemId, operation.recipeIndex)]
    return [stock(operation.itemId)]
  }
}

function isSame(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)
}
