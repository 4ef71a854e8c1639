const networkTimeOutMs = 30_000
const mobileNetworkTimeOutMs = 60_000

/**
 * The signal that ends a request once it takes too long (AUTH-3).
 * @param over ends it sooner
 */
export function networkTimeOut(over?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(networkWithinMs())
  return over ? AbortSignal.any([late, over]) : late
}

/** How long a request may take on this device. */
export function networkWithinMs(): number {
  return isMobile() ? mobileNetworkTimeOutMs : networkTimeOutMs
}

function isMobile(): boolean {
  return /Mobi|Android/i.test(navigator.userAgent)
}
