import { type FormEvent, useId, useState } from 'react'
import type { OwnUser } from '#contract/users'
import { ask, Refusal } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { profileText } from '../../messages/profile-text.ts'
import { takeUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useShortMessage } from './use-short-message.ts'

const text = profileText.nickname
const longest = 20
const warnAbove = 15

type Trouble = { readonly message: string; readonly isOfField: boolean }

/** The public nickname, with what others will see of it as it is typed (SYS-6). */
export function NicknameForm({ user, onClose }: { user: OwnUser; onClose: () => void }) {
  const id = useId()
  const [draft, setDraft] = useState(user.username)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [success, showSuccess] = useShortMessage()
  const count = [...draft].length
  const wanted = draft.trim()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (wanted === '') return setTrouble({ message: text.empty, isOfField: true })
    setSaving(true)
    setTrouble(null)
    try {
      const changed = await ask('updateUser', { username: wanted }, { signal: networkTimeOut() })
      takeUser(changed)
      setDraft(changed.username)
      showSuccess(text.saved)
    } catch (error) {
      const isOfField = error instanceof Refusal && error.field === 'username'
      setTrouble({ message: isOfField ? error.message : text.failed, isOfField })
    }
    setSaving(false)
  }

  return (
    <form onSubmit={save} noValidate>
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
          aria-invalid={trouble?.isOfField ?? false}
          aria-describedby={`${id}about`}
          onChange={(event) => {
            // By characters as people count them, so not by the field's own limit.
            setDraft([...event.currentTarget.value].slice(0, longest).join(''))
            setTrouble(null)
          }}
        />
      </div>
      <p id={`${id}about`} className="mt-1 text-small text-ink-3">
        {trouble?.isOfField ? (
          <span role="alert" className="text-missing">
            {trouble.message}
          </span>
        ) : (
          text.hint
        )}
      </p>
      <p className="mt-3 rounded-part bg-sunken px-3 py-2 text-small">
        {text.preview} <b className="break-words">{wanted || user.publicName}</b>
      </p>
      <p className="mt-2 text-small text-ink-2">{text.privacy}</p>
      {trouble && !trouble.isOfField && (
        <p role="alert" className="mt-2 text-missing">
          {trouble.message}
        </p>
      )}
      <p role="status" className="mt-2 min-h-[1lh] text-have">
        {success}
      </p>
      <div className="mt-1 flex justify-end gap-2">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button look="primary" type="submit" disabled={isSaving || wanted === user.username}>
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </form>
  )
}
