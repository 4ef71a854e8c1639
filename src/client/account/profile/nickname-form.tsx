import { useId, useState } from 'react'
import type { OwnUser } from '#contract/users'
import { outcomeOf, problemOf } from '../../api/outcome.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { profileText } from '../../messages/profile-text.ts'
import { changeAccount } from '../../session/change-account.ts'
import { Button } from '../../ui/button.tsx'
import { useMessage } from '../../ui/use-message.ts'

const text = profileText.nickname
const longest = 20
const warnAbove = 15

/** The public nickname, with a preview of what others see (SYS-6). */
export function NicknameForm({ user, onClose }: { user: OwnUser; onClose: () => void }) {
  const id = useId()
  const [draft, setDraft] = useState(user.username)
  const [isEmpty, setEmpty] = useState(false)
  const [success, say] = useMessage()
  const { submit, isBusy, trouble, clear } = useSubmit(save, (changed) => {
    setDraft(changed.username)
    say({ kind: 'success', text: text.saved })
  })
  const problem = isEmpty ? text.empty : problemOf(trouble, 'username')
  const count = [...draft].length
  const wanted = draft.trim()

  function save() {
    setEmpty(wanted === '')
    if (wanted === '') return null
    return outcomeOf(changeAccount({ username: wanted }))
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="font-bold">
          {text.label}
        </label>
        <span className={`text-small ${count > warnAbove ? 'font-semibold text-missing' : 'text-ink-3'}`}>
          <span aria-hidden="true">{text.counter(count, longest)}</span>
          <span className="sr-only">{text.counterLabel(count, longest)}</span>
        </span>
      </div>
      <div className="field mt-1 rounded-part border border-line-strong bg-paper">
        <input
          id={id}
          className="h-control w-full bg-transparent px-2.5 outline-none"
          value={draft}
          autoComplete="nickname"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}about`}
          onChange={(event) => {
            // Counts characters as people do; the field's own maxLength counts UTF-16 units.
            setDraft([...event.currentTarget.value].slice(0, longest).join(''))
            setEmpty(false)
            say(null)
            clear()
          }}
        />
      </div>
      <p id={`${id}about`} className="mt-1 text-small text-ink-3">
        {problem ? (
          <span role="alert" className="text-missing">
            {problem}
          </span>
        ) : (
          text.hint
        )}
      </p>
      <p className="mt-3 rounded-part bg-sunken px-3 py-2 text-small">
        {text.preview} <b className="break-words">{wanted || user.publicName}</b>
      </p>
      <p className="mt-2 text-small text-ink-2">{text.privacy}</p>
      {trouble && !problem && (
        <p role="alert" className="mt-2 text-missing">
          {text.failed}
        </p>
      )}
      <p role="status" className="mt-2 min-h-[1lh] text-have">
        {success?.text}
      </p>
      <div className="mt-1 flex justify-end gap-2">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button look="primary" type="submit" disabled={isBusy || wanted === user.username}>
          {isBusy ? text.saving : text.save}
        </Button>
      </div>
    </form>
  )
}
