import type { ShareLink } from '#contract/shared-projects'
import { perform } from '../../../../api/perform.ts'
import { shareProjectText } from '../../../../messages/share-project-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmButton } from '../../../../ui/confirm-button.tsx'
import { Copyable } from '../../../../ui/copyable.tsx'
import { FieldGroup } from '../../../../ui/preference-fields.tsx'
import { keepFocus } from '../../../../ui/take-focus.ts'
import { Failure } from '../../../dialogs/failure.tsx'
import { shareLinkOf } from '../../../settlement-route.ts'
import { useActForm } from '../../../use-act-form.ts'
import type { ShareProps } from './share-props.ts'

const text = shareProjectText.link

/** The link by which people come to the project: to make, copy and revoke it. */
export function ShareLinkPart({ link, ...of }: ShareProps & { link: ShareLink | null }) {
  return (
    <FieldGroup title={text.title}>
      {/* Another link, or none any more, is another key: the part is drawn anew, and only then does keepFocus run. */}
      <div key={link?.id} ref={keepFocus}>
        {link === null ? <NewLink {...of} /> : <KnownLink {...of} link={link} />}
      </div>
    </FieldGroup>
  )
}

function NewLink({ settlementId, projectId, mayShare, onDone }: ShareProps) {
  const { submit, isBusy, trouble } = useActForm(
    (gesture) => perform({ procedure: 'makeProjectShareLink', input: { settlementId, projectId }, gesture }),
    () => onDone(),
  )
  return (
    <>
      <p className="mb-2 text-small text-ink-2">{text.hint}</p>
      {trouble && <Failure sentence={text.makeFailed} reason={trouble.reason} className="mb-2" />}
      <Button
        disabled={isBusy || !mayShare}
        {...(!mayShare && { title: shareProjectText.notYours })}
        onClick={() => void submit()}
      >
        {isBusy ? text.making : text.make}
      </Button>
    </>
  )
}

function KnownLink({ settlementId, link, mayShare, onDone }: ShareProps & { link: ShareLink }) {
  const { submit, isBusy, trouble } = useActForm(
    (gesture) =>
      perform({
        procedure: 'revokeProjectShareLink',
        input: { settlementId, shareLinkId: link.id },
        gesture,
      }),
    () => onDone(text.revoked),
  )
  return (
    <>
      {link.code === null ? (
        <p className="mb-2 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">{text.hidden}</p>
      ) : (
        <Copyable label={text.label} value={shareLinkOf(link.code)} words={text.copying} />
      )}
      <p className="text-small wrap-anywhere text-ink-2">
        {text.hint} {text.madeBy(link.createdBy, link.createdAt)}
      </p>
      {trouble && <Failure sentence={text.revokeFailed} reason={trouble.reason} className="my-2" />}
      <ConfirmButton
        labels={text.revoke}
        disabled={isBusy || !mayShare}
        {...(!mayShare && { title: shareProjectText.notYours })}
        onConfirm={() => void submit()}
      />
    </>
  )
}
