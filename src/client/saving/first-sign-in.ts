import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CalculatorState } from '../state/calculator.ts'

/** What to do with a plan made signed out where the account holds one too (SAVE-3). */
export type SignInChoice = 'merge' | 'keep-here' | 'keep-account'

/**
 * Asks the user; resolves with the answer, null where they decide later.
 * @param onAsked called once the question is open, which it may be for hours
 */
export type AskWhatToKeep = (
  here: CalculatorState,
  account: CalculatorState,
  onAsked?: () => void,
) => Promise<SignInChoice | null>

export type SignInQuestion = {
  readonly here: CalculatorState
  readonly account: CalculatorState
  /** @param choice null to decide later */
  readonly answer: (choice: SignInChoice | null) => void
}

const questionStore = createStore<{ readonly question: SignInQuestion | null }>(() => ({ question: null }))

export function useSignInQuestion(): SignInQuestion | null {
  return useStore(questionStore, ({ question }) => question)
}

let withdraw = () => {}

/** Asks in this tab. @throws where the question is withdrawn */
export const askWhatToKeep: AskWhatToKeep = (here, account, onAsked) =>
  new Promise((resolve, reject) => {
    const answer = (choice: SignInChoice | null) => {
      questionStore.setState({ question: null })
      resolve(choice)
    }
    withdraw = () => {
      questionStore.setState({ question: null })
      reject(new Error('the user has signed out'))
    }
    questionStore.setState({ question: { here, account, answer } })
    onAsked?.()
  })

/** Leaves the question unanswered. */
export function decideLater(): void {
  questionStore.getState().question?.answer(null)
}

/** Closes the question, because the user has signed out. */
export function withdrawQuestion(): void {
  withdraw()
}
