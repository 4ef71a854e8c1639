import { networkTimeOut } from './network-time-out.ts'

/** Calls the part of the server that keeps sessions, which is no procedure of the contract. @returns whether it heard. */
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
