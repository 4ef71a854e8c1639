import type { Page } from 'playwright-core'

/** What somebody hears of the control that has the focus: its role and its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body) return ''
    const role =
      control.getAttribute('role') ??
      { A: 'link', BUTTON: 'button', SELECT: 'choice', INPUT: 'field', TEXTAREA: 'field' }[control.tagName] ??
      'part'
    const labelled = (control as HTMLInputElement).labels?.[0]?.textContent
    return `${role}: ${(control.getAttribute('aria-label') ?? labelled ?? control.textContent ?? '').trim()}`
  })
}

/** Presses a key until the control that is heard fits. @returns what was heard on the way */
export async function walkTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<readonly string[]> {
  const heard: string[] = []
  for (let press = 0; press < 60; press++) {
    const now = await focused(page)
    heard.push(now)
    if (wanted.test(now)) return heard
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} was not reached with ${key}: ${heard.join(' | ')}`)
}

/** Goes to a control and presses Enter there. */
export async function press(page: Page, wanted: RegExp): Promise<void> {
  await walkTo(page, wanted)
  await page.keyboard.press('Enter')
}
