import { maxQuantity } from '#domain/build-list/build-list'

/** "20 rough plank", "add 20 rough plank" and "rough plank x20" ask for twenty; without a number for one. */
export function readItemQuery(typed: string): { readonly name: string; readonly quantity: number } {
  const wanted = typed.trim().replace(/^add\s+/i, '')
  const front = /^(\d[\d,]*)\s*[x×]?\s+(.+)$/i.exec(wanted)
  if (front) return { name: front[2]!, quantity: amountIn(front[1]!) }
  const behind = /^(.+?)\s*[x×]\s*(\d[\d,]*)$/i.exec(wanted)
  if (behind) return { name: behind[1]!, quantity: amountIn(behind[2]!) }
  return { name: wanted, quantity: 1 }
}

function amountIn(digits: string): number {
  return Math.max(1, Math.min(maxQuantity, Number(digits.replaceAll(',', ''))))
}
