import { itemName } from '#domain/catalog/catalog'
import { savingText } from '../messages/saving-text.ts'
import type { CalculatorState } from '../state/calculator.ts'
import { useCatalogState } from '../state/catalog.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { SignInChoice, SignInQuestion } from './first-sign-in.ts'

const text = savingText.firstSignIn
const mostNamed = 3

/** Asks what to keep, on the first sign-in with a plan on both sides; closing it leaves both as they are (SAVE-3). */
export function FirstSignInDialog({ question: { here, account, answer } }: { question: SignInQuestion }) {
  return (
    <Dialog title={text.title} closeLabel={text.later} onClose={() => answer(null)}>
      <p className="mb-3 text-ink-2">{text.body}</p>
      <ul className="mb-3 flex flex-col gap-1">
        <Held words={text.here} plan={here} />
        <Held words={text.account} plan={account} />
      </ul>
      <div className="flex flex-wrap gap-2 *:max-phone:flex-auto">
        <Choice choice="merge" label={text.merge} answer={answer} />
        <Choice choice="keep-here" label={text.keepHere} answer={answer} />
        <Choice choice="keep-account" label={text.keepAccount} answer={answer} />
        <Button look="quiet" onClick={() => answer(null)}>
          {text.later}
        </Button>
      </div>
      <p className="mt-3 text-small text-ink-2">
        {text.mergeHint} {text.undoHint}
      </p>
    </Dialog>
  )
}

type HeldProps = { words: (entries: number, items: number) => string; plan: CalculatorState }

/** How much there is on one side, and what its queue begins with, so that the player recognises it. */
function Held({ words, plan: { buildList, inventory } }: HeldProps) {
  const catalog = useCatalogState()
  const names =
    catalog.state === 'ready'
      ? buildList.slice(0, mostNamed).map(({ itemId }) => itemName(catalog.engine.catalog, itemId))
      : []
  return (
    <li>
      {words(buildList.length, inventory.size)}
      {names.length > 0 && (
        <span className="block text-small text-ink-2">
          {text.first(names, buildList.length - names.length)}
        </span>
      )}
    </li>
  )
}

type ChoiceProps = { choice: SignInChoice; label: string; answer: (choice: SignInChoice) => void }

function Choice({ choice, label, answer }: ChoiceProps) {
  return (
    <Button look={choice === 'merge' ? 'primary' : 'plain'} onClick={() => answer(choice)}>
      {label}
    </Button>
  )
}
