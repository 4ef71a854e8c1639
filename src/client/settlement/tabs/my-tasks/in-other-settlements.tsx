import { useAnswer } from '../../../api/use-answer.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { useSettlementId, useSettlements } from '../../selectors.ts'
import { selectSettlement } from '../../settlement-list.ts'

const text = tasksText.mine.elsewhere

/** How many tasks the user has in their other settlements; each leads there (BEY-10). Nothing where there are none, or no answer. */
export function InOtherSettlements() {
  const here = useSettlementId()
  const list = useSettlements((state) => state.list)
  const { answer } = useAnswer('getMyOpenTaskCounts', {})
  if (typeof list === 'string' || !answer) return null
  const others = answer.flatMap(({ settlementId, open }) => {
    const settlement = list.find(({ id }) => id === settlementId && id !== here)
    return settlement ? [{ id: settlementId, name: settlement.name, open }] : []
  })
  if (others.length === 0) return null
  return (
    <section aria-label={text.title} className="mt-4">
      <h3 className="mb-1.5 font-bold">{text.title}</h3>
      <ul ref={plainListKeys} className="flex flex-wrap gap-2">
        {others.map(({ id, name, open }) => (
          <li key={id} className="max-w-full">
            <Button wraps className="max-w-full" onClick={() => void selectSettlement(id)}>
              {text.go(name, open)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
