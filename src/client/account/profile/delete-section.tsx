import type { AccountSettlements } from '#contract/account-deletion'
import { useAnswer } from '../../api/use-answer.ts'
import { profileText } from '../../messages/profile-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { DeleteForm } from './delete-form.tsx'

const text = profileText.account

/** What is deleted with the account, and the form that deletes it (AUTH-5). */
export function DeleteSection() {
  const asked = useAnswer('previewAccountDeletion', {})
  return (
    <section aria-label={text.deleteTitle} className="mt-4 rounded-panel border border-missing p-3">
      <h3 className="font-bold text-missing">{text.deleteTitle}</h3>
      <p className="mb-3 text-small text-ink-2">{text.deleteHint}</p>
      <Answered asked={asked} words={{ ...profileText, failed: text.previewFailed }}>
        {(settlements) => <Deletion settlements={settlements} onOutdated={() => void asked.askAgain()} />}
      </Answered>
    </section>
  )
}

type Props = { settlements: AccountSettlements; onOutdated: () => void }

/** Own settlements with other members (`handOver`) prevent the deletion, so while there are any they are named in place of the form. */
function Deletion({ settlements: { handOver, goes }, onOutdated }: Props) {
  if (handOver.length > 0)
    return <NamedSettlements label={text.handOver} lines={handOver.map(({ id, name }) => ({ id, name }))} />
  return (
    <>
      {goes.length > 0 && (
        <NamedSettlements
          label={text.goesWithIt}
          lines={goes.map(({ id, name, ...facts }) => ({ id, name, facts: text.goesFacts(facts) }))}
        />
      )}
      <DeleteForm settlements={goes.map(({ id }) => id)} onOutdated={onOutdated} />
    </>
  )
}

type Line = { readonly id: string; readonly name: string; readonly facts?: string }

function NamedSettlements({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <>
      <p className="font-semibold">{label}</p>
      <ul aria-label={label} className="mb-3 max-h-[10rem] list-disc overflow-y-auto ps-5 text-small">
        {lines.map(({ id, name, facts }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{name}</bdi>
            {facts && <span className="text-ink-2"> · {facts}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
