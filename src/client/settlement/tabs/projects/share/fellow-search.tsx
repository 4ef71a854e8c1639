import { useDeferredValue, useState } from 'react'
import type { Fellow } from '#contract/shared-projects'
import { sharingLimits } from '#domain/settlement/limits'
import { perform } from '../../../../api/perform.ts'
import { useAnswer } from '../../../../api/use-answer.ts'
import { shareProjectText } from '../../../../messages/share-project-text.ts'
import { Answered } from '../../../../ui/answered.tsx'
import { Button } from '../../../../ui/button.tsx'
import { plainListKeys } from '../../../../ui/plain-list-keys.ts'
import { FieldGroup } from '../../../../ui/preference-fields.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Failure } from '../../../dialogs/failure.tsx'
import { useActForm } from '../../../use-act-form.ts'
import type { ShareProps } from './share-props.ts'

const text = shareProjectText.fellows

/**
 * Finds members of the user's other settlements by nickname, and shares the project with them (SYS-8).
 * @param collaboratorCount the search is repeated when it changes, since those with whom the project is shared are not found
 */
export function FellowSearch({ collaboratorCount, ...of }: ShareProps & { collaboratorCount: number }) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { settlementId, projectId } = of
  const asked = useAnswer(
    'findFellows',
    query === '' ? null : { settlementId, projectId, query },
    collaboratorCount,
  )
  return (
    <FieldGroup title={text.title}>
      <TextField
        label={text.label}
        hint={text.hint}
        maxLength={40}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {query !== '' && (
        <div role="status">
          <Answered
            asked={asked}
            words={{ loading: text.searching, failed: text.failed, retry: shareProjectText.retry }}
          >
            {(found) => <Found found={found} {...of} />}
          </Answered>
        </div>
      )}
    </FieldGroup>
  )
}

function Found({ found, ...of }: ShareProps & { found: readonly Fellow[] }) {
  if (found.length === 0) return <p className="text-small text-ink-2">{text.none}</p>
  return (
    <>
      <ul ref={plainListKeys} aria-label={text.list}>
        {found.map((fellow) => (
          <FoundFellow key={fellow.userId} fellow={fellow} {...of} />
        ))}
      </ul>
      {found.length === sharingLimits.fellowsFound && (
        <p className="mt-1 text-small text-ink-2">{text.full}</p>
      )}
    </>
  )
}

function FoundFellow({
  fellow: { userId, nickname },
  settlementId,
  projectId,
  mayShare,
  onDone,
}: ShareProps & { fellow: Fellow }) {
  const { submit, isBusy, trouble } = useActForm(
    (gesture) =>
      perform({ procedure: 'shareProjectWith', input: { settlementId, projectId, userId }, gesture }),
    () => onDone(text.shared(nickname)),
  )
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-1">
      <span className="min-w-0 flex-1 truncate" title={nickname}>
        <bdi>{nickname}</bdi>
      </span>
      <Button
        className="text-small"
        aria-label={text.shareWith(nickname)}
        disabled={isBusy || !mayShare}
        {...(!mayShare && { title: shareProjectText.notYours })}
        onClick={() => void submit()}
      >
        {text.share}
      </Button>
      {trouble && (
        <Failure
          sentence={text.shareFailed(nickname)}
          reason={trouble.reason}
          className="basis-full text-small"
        />
      )}
    </li>
  )
}
