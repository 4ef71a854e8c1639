const networkTimeOutMs = 30_000
const mobileNetworkTimeOutMs = 60_000

/**
 * Ends a request that takes too long (AUTH-3).
 * @param over ends it sooner
 */
export function networkTimeOut(over?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(isMobile() ? mobileNetworkTimeOutMs : networkTimeOutMs)
  if (!over) return late
  // AbortSignal.any is missing in browsers that the app still serves.
  const either = new AbortController()
  for (const signal of [late, over]) signal.addEventListener('abort', () => either.abort(signal.reason))
  return either.signal
}

function isMobile(): boolean {
  return /Mobi|Android/i.test(navigator.userAgent)
}
