import { useId, useState } from 'react'
import { askAtOnce } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { outcomeOf } from '../../api/outcome.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { profileText } from '../../messages/profile-text.ts'
import { dropUser } from '../../session/session.ts'
import { whileSigningOut } from '../../session/signing-out.ts'
import { Button } from '../../ui/button.tsx'
import { UndoneActs } from '../sign-in/undone-acts.tsx'

const text = profileText.account

type Props = {
  /** The settlements that the user was shown: only those may be deleted with the account. */
  settlements: readonly string[]
  /** That list is out of date: loads it again. */
  onOutdated: () => void
}

/** Deletes the account, once the user has typed the word DELETE (AUTH-5). */
export function DeleteForm({ settlements, onOutdated }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { submit, isBusy, trouble } = useSubmit(
    () => (typed === text.word ? remove() : null),
    // `remove` has signed the user out, and the dialog closes with that.
    () => {},
  )

  async function remove() {
    const input = { confirm: text.word, settlements: [...settlements] }
    const outcome = await outcomeOf(
      whileSigningOut(async () => {
        // While a session ends, `ask` refuses every request; this one is its last.
        await askAtOnce('deleteAccount', input, { signal: networkTimeOut() })
        dropUser('deleted')
      }),
    )
    const why = outcome.done ? undefined : outcome.trouble.why
    if (why === 'more-would-go' || why === 'hand-over-first') onOutdated()
    return outcome
  }

  return (
    <form onSubmit={submit}>
      {/* Changes to settlements that were not sent would be lost with the account: this offers them as a file. */}
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
        <Button look="danger" type="submit" disabled={typed !== text.word || isBusy}>
          {isBusy ? text.deleting : text.delete}
        </Button>
      </div>
      {trouble && (
        <p role="alert" className="mt-2 text-missing">
          {trouble.isOffline ? text.unanswered : trouble.reason}
        </p>
      )}
    </form>
  )
}
