import { newId } from '../api/new-id.ts'

/** The message that the sign-in window sends at its end (decision 8). */
type Message =
  | { readonly nonce: string; readonly status: 'success' }
  | { readonly nonce: string; readonly status: 'error'; readonly error: string }

export type SignInAttempt = {
  /** The window's address; also for a link, where the browser blocked the window. */
  readonly url: string
  readonly isBlocked: boolean
  /** Sends the window, which opens empty, to the start page of the sign-in. */
  readonly goOn: () => void
  /** Stops listening, and closes the window where the browser allows it. */
  readonly end: () => void
}

type Answers = { readonly onSuccess: () => void; readonly onError: (code: string) => void }

/**
 * Opens the sign-in window, empty, and listens for its message. It never gives up: a provider's opener policy makes every window
 * look closed, so whether the user closed it is unknown.
 */
export function startSignIn(providerId: string, { onSuccess, onError }: Answers): SignInAttempt {
  const nonce = newId()
  const url = `/api/auth/start?${new URLSearchParams({ provider: providerId, nonce })}`
  const channel = new BroadcastChannel('bit-calculator.sign-in')
  // At once, because browsers block a window that opens later than the press.
  const popup = window.open('about:blank', '_blank', windowInTheMiddle())
  // Keeps the provider's page from reaching this one.
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
  return { url, isBlocked: popup === null, goOn: () => popup?.location.replace(url), end }
}

function windowInTheMiddle(): string {
  const [width, height] = [480, 680]
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
