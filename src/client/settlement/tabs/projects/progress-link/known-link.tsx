import type { ProgressLink } from '#contract/progress-links'
import { perform } from '../../../../api/perform.ts'
import { progressLinkText as text } from '../../../../messages/progress-link-text.ts'
import { ConfirmButton } from '../../../../ui/confirm-button.tsx'
import { Copyable } from '../../../../ui/copyable.tsx'
import { CheckField } from '../../../../ui/preference-fields.tsx'
import { Failure } from '../../../dialogs/failure.tsx'
import { useMay } from '../../../membership.ts'
import { progressPageOf } from '../../../settlement-route.ts'
import { useActForm } from '../../../use-act-form.ts'

type Props = {
  settlementId: string
  link: ProgressLink
  onChanged: () => Promise<void>
  onRevoked: () => void
}

/** The present progress link: its address, whether it shows names, and the button that ends it. */
export function KnownLink({ settlementId, link, onChanged, onRevoked }: Props) {
  const ofLink = { settlementId, progressLinkId: link.id }
  const may = useMay()('progress_link.manage')
  const setting = useActForm(
    (gesture) =>
      perform({
        procedure: 'setProgressLink',
        input: { ...ofLink, showsNames: !link.showsNames },
        gesture,
      }),
    () => void onChanged(),
  )
  const revoking = useActForm(
    (gesture) => perform({ procedure: 'revokeProgressLink', input: ofLink, gesture }),
    onRevoked,
  )
  const isClosed = setting.isBusy || revoking.isBusy || !may
  const why = may ? {} : { title: text.notYours }

  return (
    <>
      {/* null: the address cannot be told any more, because the server's secret has changed since. */}
      {link.code === null ? (
        <p className="mb-3 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">{text.hidden}</p>
      ) : (
        <Address address={progressPageOf(link.code)} />
      )}
      <CheckField
        label={text.names}
        hint={text.namesHint}
        checked={link.showsNames}
        disabled={isClosed}
        {...why}
        onChange={() => {
          revoking.clear()
          void setting.submit()
        }}
      />
      {setting.trouble && (
        <Failure sentence={text.namesFailed} reason={setting.trouble.reason} className="my-2" />
      )}
      <p className="mt-2 text-small wrap-anywhere text-ink-2">
        {text.madeBy(link.createdBy, link.createdAt)} {text.lasts}
      </p>
      {revoking.trouble && (
        <Failure sentence={text.revokeFailed} reason={revoking.trouble.reason} className="my-2" />
      )}
      <div className="mt-3">
        <ConfirmButton
          labels={text.revoke}
          disabled={isClosed}
          {...why}
          onConfirm={() => {
            setting.clear()
            void revoking.submit()
          }}
        />
      </div>
    </>
  )
}

function Address({ address }: { address: string }) {
  return (
    <>
      <Copyable label={text.label} value={address} words={text.copying} />
      <p className="-mt-2 mb-3 text-small">
        <a href={address} target="_blank" rel="noreferrer" className="text-accent underline">
          {text.open}
        </a>
      </p>
    </>
  )
}
