import { Suspense, startTransition, use, useState } from 'react'
import type { AccountSettlements } from '#contract/account-deletion'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { profileText } from '../../messages/profile-text.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteForm } from './delete-form.tsx'

const text = profileText.account

/** What deleting the account takes along, and the way to do it (AUTH-5). */
export function DeleteSection() {
  const [own, setOwn] = useState(load)
  return (
    <section aria-label={text.deleteTitle} className="mt-4 rounded-panel border border-missing p-3">
      <h3 className="font-bold text-missing">{text.deleteTitle}</h3>
      <p className="mb-3 text-small text-ink-2">{text.deleteHint}</p>
      <Suspense fallback={<p className="text-ink-3">{profileText.loading}</p>}>
        <Deletion own={own} onAgain={() => startTransition(() => setOwn(load()))} />
      </Suspense>
    </section>
  )
}

/** @returns what becomes of the player's own settlements; null where the server did not say. */
function load(): Promise<AccountSettlements | null> {
  return ask('previewAccountDeletion', {}, { signal: networkTimeOut() }).catch(() => null)
}

type Props = { own: Promise<AccountSettlements | null>; onAgain: () => void }

function Deletion({ own, onAgain }: Props) {
  const settlements = use(own)
  if (!settlements)
    return (
      <div role="alert" className="flex flex-col items-start gap-2">
        <p className="text-missing">{text.previewFailed}</p>
        <Button onClick={onAgain}>{profileText.retry}</Button>
      </div>
    )
  const { handOver, goes } = settlements
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
      <DeleteForm settlements={goes.map(({ id }) => id)} onOutdated={onAgain} />
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
