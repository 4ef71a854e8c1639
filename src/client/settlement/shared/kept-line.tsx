import { ageWords } from '../../messages/age-words.ts'
import { sharedText } from '../../messages/shared-text.ts'
import { useNow } from '../../ui/use-now.ts'

const text = sharedText.kept

/** Says above a shared project that it is shown as this browser saw it last (BEY-11). */
export function KeptLine({ seenAt }: { seenAt: string | null }) {
  const now = useNow()
  return (
    <p role="status" className="mx-3.5 mb-2 rounded-part bg-warn-soft px-3.5 py-1.5 text-small text-warn">
      {text.line(seenAt && ageWords(seenAt, now))}
    </p>
  )
}

/** Says in few words how long ago this browser saw what is shown. */
export function KeptAge({ seenAt }: { seenAt: string | null }) {
  const now = useNow()
  return seenAt && <p className="text-small text-warn">{text.age(ageWords(seenAt, now))}</p>
}
