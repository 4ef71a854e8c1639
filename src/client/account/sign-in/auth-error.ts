import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { signInText } from '../../messages/sign-in-text.ts'

/** The codes of sign-in errors: those of the specification (AUTH-3), and a few of our own. */
export type AuthErrorCode = keyof typeof signInText.errors

const errorStore = createStore<{ readonly message: string | null }>(() => ({ message: null }))

/** The message of the last failure; it stays until the next attempt. */
export function useAuthError(): string | null {
  return useStore(errorStore, ({ message }) => message)
}

export function setAuthError(code: string | null): void {
  errorStore.setState({ message: code === null ? null : sentence(code) })
}

function sentence(code: string): string {
  const { errors } = signInText
  return Object.hasOwn(errors, code) ? errors[code as AuthErrorCode] : errors['internal-error']
}
