import { newId } from '../api/new-id.ts'

/** What the sign-in window says when it is through (docs/decisions/0008-accounts.md). */
type Message =
  | { readonly nonce: string; readonly status: 'success' }
  | { readonly nonce: string; readonly status: 'error'; readonly error: string }

export type SignInAttempt = {
  /** Where the window goes; for a link, too, where the browser opens no window. */
  readonly url: string
  readonly isBlocked: boolean
  /** Listens no more, and closes the window where it still can. */
  readonly end: () => void
}

type Answers = { readonly onSuccess: () => void; readonly onError: (code: string) => void }

/**
 * Opens the sign-in window and listens for its answer. Whether it was closed cannot be told: a provider's opener policy
 * makes every window look closed. So nothing here gives up by itself.
 */
export function startSignIn(providerId: string, { onSuccess, onError }: Answers): SignInAttempt {
  const nonce = newId()
  const url = `/api/auth/start?${new URLSearchParams({ provider: providerId, nonce })}`
  const channel = new BroadcastChannel('bit-calculator.sign-in')
  const popup = window.open(url, '_blank', windowInTheMiddle())
  // The provider's page gets no hold of this one.
  if (popup) popup.opener = null

  const end = () => {
    channel.close()
    popup?.close()
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data?.nonce !== nonce) return
    end()
    if (data.status === 'success') onSuccess()
    else onError(data.error)
  }
  return { url, isBlocked: popup === null, end }
}

function windowInTheMiddle(): string {
  const [width, height] = [480, 680]
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
