import { savingText } from '../messages/saving-text.ts'
import type { CalculatorState } from '../state/calculator.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { SignInChoice, SignInQuestion } from './first-sign-in.ts'

const text = savingText.firstSignIn

/** Asks what to keep, on the first sign-in with a plan on both sides; closing it merges, which loses nothing (SAVE-3). */
export function FirstSignInDialog({ question: { here, account, answer } }: { question: SignInQuestion }) {
  return (
    <Dialog title={text.title} closeLabel={text.merge} onClose={() => answer('merge')}>
      <p className="mb-3 text-ink-2">{text.body}</p>
      <ul className="mb-3 flex flex-col gap-1">
        <li>{text.here(...counts(here))}</li>
        <li>{text.account(...counts(account))}</li>
      </ul>
      <div className="flex flex-wrap gap-2 *:max-phone:flex-auto">
        <Choice choice="merge" label={text.merge} answer={answer} />
        <Choice choice="keep-here" label={text.keepHere} answer={answer} />
        <Choice choice="keep-account" label={text.keepAccount} answer={answer} />
      </div>
      <p className="mt-3 text-small text-ink-2">
        {text.mergeHint} {text.undoHint}
      </p>
    </Dialog>
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

function counts({ buildList, inventory }: CalculatorState): [number, number] {
  return [buildList.length, inventory.size]
}
