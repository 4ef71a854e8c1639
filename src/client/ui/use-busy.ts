import { useState } from 'react'

/** Holds a control back while the work that it began goes on: another press meanwhile does nothing. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false)

  async function during(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, during }
}
