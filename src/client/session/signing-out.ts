import { createStore } from 'zustand/vanilla'
import { askLast } from '../api/ask.ts'
import { accountStore } from './account.ts'

const signingOutStore = createStore(() => ({ isSigningOut: false }))

/** Signs out once no other request is pending: the server would refuse those that arrive later. */
export async function whileSigningOut<Result>(signOut: () => Promise<Result>): Promise<Result> {
  signingOutStore.setState({ isSigningOut: true })
  try {
    return await askLast(signOut)
  } finally {
    signingOutStore.setState({ isSigningOut: false })
  }
}

/**
 * Keeps something open, such as the live stream, except while signing out; it opens again where that fails. Where it succeeds, the account
 * is signed out before the flag falls.
 * @returns a function that closes it
 */
export function exceptWhileSigningOut(open: () => () => void): () => void {
  const isOpen = () =>
    !signingOutStore.getState().isSigningOut && accountStore.getState().state !== 'signedOut'
  let close = isOpen() ? open() : null
  const stop = signingOutStore.subscribe(() => {
    close?.()
    close = isOpen() ? open() : null
  })
  return () => {
    stop()
    close?.()
  }
}
