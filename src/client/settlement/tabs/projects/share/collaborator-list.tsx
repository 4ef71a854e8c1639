import type { Collaborator } from '#contract/shared-projects'
import { perform } from '../../../../api/perform.ts'
import { shareProjectText } from '../../../../messages/share-project-text.ts'
import { ConfirmButton } from '../../../../ui/confirm-button.tsx'
import { plainListKeys } from '../../../../ui/plain-list-keys.ts'
import { FieldGroup } from '../../../../ui/preference-fields.tsx'
import { Failure } from '../../../dialogs/failure.tsx'
import { useActForm } from '../../../use-act-form.ts'
import type { ShareProps } from './share-props.ts'

const text = shareProjectText.people

/** The people with whom the project is shared; sharing can be ended for each of them, or for all at once. */
export function CollaboratorList({
  collaborators,
  ...of
}: ShareProps & { collaborators: readonly Collaborator[] }) {
  if (collaborators.length === 0)
    return (
      <FieldGroup title={text.title(0)}>
        <p className="text-small text-ink-2">{text.none}</p>
      </FieldGroup>
    )
  return (
    <FieldGroup title={text.title(collaborators.length)}>
      <ul ref={plainListKeys} aria-label={text.list}>
        {collaborators.map((collaborator) => (
          <OneCollaborator key={collaborator.collaborationId} collaborator={collaborator} {...of} />
        ))}
      </ul>
      {collaborators.length > 1 && <EndAll {...of} />}
    </FieldGroup>
  )
}

function OneCollaborator({
  collaborator: { collaborationId, name, since, cameByLink },
  settlementId,
  mayShare,
  onDone,
}: ShareProps & { collaborator: Collaborator }) {
  const { submit, isBusy, trouble } = useActForm(
    (gesture) => perform({ procedure: 'endProjectShare', input: { settlementId, collaborationId }, gesture }),
    // No words are said; the list is read again, without the person.
    () => onDone(),
  )
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 border-t border-line py-1">
      <span className="min-w-40 flex-1">
        <bdi className="block wrap-anywhere">{name}</bdi>
        <span className="block text-small text-ink-2">
          {text.since(cameByLink ? text.cameByLink : text.found, since)}
        </span>
      </span>
      <ConfirmButton
        labels={text.end(name)}
        askLabel={text.endFor(name)}
        disabled={isBusy || !mayShare}
        {...(!mayShare && { title: shareProjectText.notYours })}
        onConfirm={() => void submit()}
      />
      {trouble && (
        <Failure sentence={text.endFailed} reason={trouble.reason} className="basis-full text-small" />
      )}
    </li>
  )
}

function EndAll({ settlementId, projectId, mayShare, onDone }: ShareProps) {
  const { submit, isBusy, trouble } = useActForm(
    (gesture) => perform({ procedure: 'endProjectShares', input: { settlementId, projectId }, gesture }),
    // No words here either.
    () => onDone(),
  )
  return (
    <div className="border-t border-line pt-1">
      <ConfirmButton
        labels={text.endAll}
        disabled={isBusy || !mayShare}
        {...(!mayShare && { title: shareProjectText.notYours })}
        onConfirm={() => void submit()}
      />
      {trouble && <Failure sentence={text.endFailed} reason={trouble.reason} className="text-small" />}
    </div>
  )
}
