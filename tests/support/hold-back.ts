import type { Page } from 'playwright-core'

/** Answers that a page does not get yet. */
export type HeldAnswers = {
  /** Lets what was asked for, and what will be, have its answer. */
  readonly letThrough: () => void
}

/** Holds the answers from some addresses back; requests go out at once. */
export async function holdBack(page: Page, addresses: string): Promise<HeldAnswers> {
  let letThrough = () => {}
  const mayGo = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(addresses, async (route) => {
    await mayGo
    await route.continue()
  })
  return { letThrough }
}
