import type { Page, Route } from 'playwright-core'
import { serverAnswer } from './lose-answers.ts'

/** Answers that a page does not get yet. */
export type HeldAnswers = {
  /** Lets the requests so far, and those to come, have their answers. */
  readonly letThrough: () => void
}

/** Holds requests to some addresses back: the page has asked and waits for the answer. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<HeldAnswers> {
  const { hasCome: mayGo, come: letThrough } = moment()
  await page.route(addresses, async (route) => {
    await mayGo
    // A page that has gone on meanwhile no longer waits for this answer.
    await route.continue().catch(() => {})
  })
  return { letThrough }
}

/** Holds back the next answer from an address, as the server gives it now. */
export async function holdAnswer(
  page: Page,
  address: string,
): Promise<HeldAnswers & { readonly isGiven: Promise<void> }> {
  const given = moment()
  const mayGo = moment()
  const answerLate = async (route: Route) => {
    const response = await serverAnswer(route)
    given.come()
    await mayGo.hasCome
    await route.fulfill({ response })
  }
  await page.route(address, answerLate, { times: 1 })
  return { letThrough: mayGo.come, isGiven: given.hasCome }
}

function moment() {
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  return { hasCome, come }
}
