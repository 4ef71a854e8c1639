import { useMemo, useState } from 'react'
import type { ItemId } from '#domain/catalog/item'
import type { Contribution, Line } from '#domain/settlement/contribution'
import { problemOf } from '../../../api/outcome.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { approveContribution } from '../../contribution-acts.ts'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'

const text = contributionsText.approve

type Typed = ReadonlyMap<ItemId, number>

/**
 * What is typed into an approval: how much of each item is accepted, which materials were really used, and why the rest is not
 * accepted. Where the contribution changes meanwhile, what was typed stays as far as it fits.
 * @param onDone gets how many pieces went back
 */
export function useApproval(contribution: Contribution, onDone: (rest: number) => void) {
  const { id: contributionId, revision, itemsContributed } = contribution
  const settlementId = useSettlementId()
  const [typed, setTyped] = useState<Typed>(new Map())
  const [used, setUsed] = useState<Typed>(new Map())
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const accepted = useMemo(() => asTyped(itemsContributed, typed, true), [itemsContributed, typed])
  const materials = useMemo(
    () => asTyped(contribution.materials, used, false),
    [contribution.materials, used],
  )
  const all = sumOf(itemsContributed)
  const rest = all - sumOf(accepted)
  const isReasonMissing = rest > 0 && reason.trim() === ''
  const sending = useActForm(send, () => onDone(rest))

  function send() {
    setTried(true)
    // An approval of nothing is none: the form disables its button then.
    if (isReasonMissing || rest === all) return null
    return approveContribution(settlementId, {
      contributionId,
      revision,
      ...(rest > 0 && { accepted: [...accepted], reason: reason.trim() }),
      ...(used.size > 0 && { materials: [...materials] }),
    })
  }

  return {
    accepted,
    materials,
    all,
    rest,
    reason,
    problem: isTried && isReasonMissing ? text.reasonMissing : problemOf(sending.trouble, 'reason'),
    sending,
    accept: (itemId: ItemId, amount: number) => {
      setTyped(new Map(typed).set(itemId, amount))
      sending.clear()
    },
    use: (itemId: ItemId, amount: number) => {
      setUsed(new Map(used).set(itemId, amount))
      sending.clear()
    },
    say: (words: string) => {
      setReason(words)
      sending.clear()
    },
  }
}

/** The lines with the amounts that were typed. @param isAtMost whether more than the line has counts as all of it */
function asTyped(lines: readonly Line[], typed: Typed, isAtMost: boolean): readonly Line[] {
  return lines.map(({ itemId, quantity }) => {
    const amount = typed.get(itemId) ?? quantity
    return { itemId, quantity: isAtMost ? Math.min(amount, quantity) : amount }
  })
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
