import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { signInText } from '../../messages/sign-in-text.ts'

/** What can go wrong while somebody signs in or out: the codes of the specification's § 8, and what only we can meet. */
export type AuthErrorCode = keyof typeof signInText.errors

const errorStore = createStore<{ readonly message: string | null }>(() => ({ message: null }))

/** The sentence about the last failure; it stays until something is tried anew. */
export function useAuthError(): string | null {
  return useStore(errorStore, ({ message }) => message)
}

export function setAuthError(code: string | null): void {
  errorStore.setState({ message: code === null ? null : sentence(code) })
}

function sentence(code: string): string {
  const { errors } = signInText
  return code in errors ? errors[code as AuthErrorCode] : errors['internal-error']
}
