import { type FormEvent, useId, useState } from 'react'
import { askAtOnce, Refusal } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { profileText } from '../../messages/profile-text.ts'
import { dropUser } from '../../session/session.ts'
import { whileSigningOut } from '../../session/signing-out.ts'
import { Button } from '../../ui/button.tsx'
import { UndoneActs } from '../sign-in/undone-acts.tsx'

const text = profileText.account

type Props = {
  /** The settlements that the player was shown: only those may go with the account. */
  settlements: readonly string[]
  /** More would go by now: asks for the list again. */
  onOutdated: () => void
}

/** Deletes the account, once the player has typed the word: a slip of the finger deletes nothing (AUTH-5). */
export function DeleteForm({ settlements, onOutdated }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const [trouble, setTrouble] = useState('')

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (typed !== text.word) return
    setDeleting(true)
    setTrouble('')
    try {
      await whileSigningOut(async () => {
        const input = { confirm: text.word, settlements: [...settlements] }
        await askAtOnce('deleteAccount', input, { signal: networkTimeOut() })
        dropUser('deleted')
      })
    } catch (error) {
      setTrouble(error instanceof Refusal ? error.message : text.deleteFailed)
      setDeleting(false)
      const { reason } = error instanceof Refusal ? error : {}
      if (reason === 'more-would-go' || reason === 'hand-over-first') onOutdated()
    }
  }

  return (
    <form onSubmit={remove}>
      <UndoneActs />
      <label htmlFor={id} className="mb-1 block text-small">
        {text.confirm}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="field min-w-[8rem] flex-1 rounded-part border border-line-strong bg-paper">
          <input
            id={id}
            className="h-control w-full bg-transparent px-2.5 outline-none"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button look="danger" type="submit" disabled={typed !== text.word || isDeleting}>
          {isDeleting ? text.deleting : text.delete}
        </Button>
      </div>
      {trouble && (
        <p role="alert" className="mt-2 text-missing">
          {trouble}
        </p>
      )}
    </form>
  )
}
