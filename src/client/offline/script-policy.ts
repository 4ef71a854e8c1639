type PolicyMaker = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown
}

/** The page's only Trusted Types policy (S9): it allows the service worker's script address, and no other. */
export function allowServiceWorkerScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      if (origin !== location.origin || pathname !== '/sw.js')
        throw new TypeError('This script is not allowed.')
      return address
    },
  })
}
