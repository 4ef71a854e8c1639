const networkTimeOutMs = 30_000
const mobileNetworkTimeOutMs = 60_000

/** Ends a call about accounts that takes too long (AUTH-3). */
export function networkTimeOut(): AbortSignal {
  return AbortSignal.timeout(isMobile() ? mobileNetworkTimeOutMs : networkTimeOutMs)
}

function isMobile(): boolean {
  return /Mobi|Android/i.test(navigator.userAgent)
}
