import { createStore } from 'zustand/vanilla'
import { askLast } from '../api/ask.ts'
import { accountStore } from './account.ts'

const signingOutStore = createStore(() => ({ isSigningOut: false }))

/** Signs out with nothing else on its way to the server, which would refuse what comes after. */
export async function whileSigningOut<Result>(signOut: () => Promise<Result>): Promise<Result> {
  signingOutStore.setState({ isSigningOut: true })
  try {
    return await askLast(signOut)
  } finally {
    signingOutStore.setState({ isSigningOut: false })
  }
}

/** Keeps something open until it is closed, but for the time that signing out takes; it opens again where that failed. */
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
