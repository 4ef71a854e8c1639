import { summaryText } from '../../messages/summary-text.ts'
import { Icon } from '../../ui/icon.tsx'

export function AllSet({ hint }: { hint: string }) {
  return (
    <div
      role="status"
      className="mx-3.5 mt-3 flex items-center gap-3 rounded-part bg-have-soft px-3 py-2.5 text-have classic:mt-1.5 classic:py-1"
    >
      <Icon name="check" />
      <span className="font-bold whitespace-nowrap">{summaryText.allSet}</span>
      <span className="text-small">{hint}</span>
    </div>
  )
}
