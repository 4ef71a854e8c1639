import { networkTimeOut } from './network-time-out.ts'

/**
 * Posts to a route under /api/auth, which is no procedure of the contract.
 * @returns whether the server did it
 */
export async function postAuth(act: 'sign-out'): Promise<boolean> {
  try {
    const response = await fetch(`/api/auth/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: networkTimeOut(),
    })
    return response.ok
  } catch {
    return false
  }
}
