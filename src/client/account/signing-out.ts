import { createStore } from 'zustand/vanilla'
import { askLast } from '../api/ask.ts'

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

/** Keeps something open until it is closed, but for the time that signing out takes, whether it works or not. */
export function exceptWhileSigningOut(open: () => () => void): () => void {
  let close = signingOutStore.getState().isSigningOut ? null : open()
  const stop = signingOutStore.subscribe(({ isSigningOut }) => {
    close?.()
    close = isSigningOut ? null : open()
  })
  return () => {
    stop()
    close?.()
  }
}
