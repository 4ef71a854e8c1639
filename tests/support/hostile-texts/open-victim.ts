import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Player, Visit } from '../app-page.ts'
import type { App } from '../app-server.ts'
import type { Somebody } from '../settlements.ts'
import { type Watched, watch } from './watch.ts'

/** Somebody who looks at what others have written, and what their page did that it should not. */
export type Victim = { readonly page: Page; readonly seen: Watched }

/** A screen so tall that a list draws all its rows. */
const tall = { width: 1440, height: 5_000 }

export async function openVictim(app: App, player: Player, visit: Visit): Promise<Victim> {
  let seen: Watched = []
  const before = async (page: Page) => {
    seen = await watch(page, () => new URL(app().url).origin)
    await visit.before?.(page)
  }
  // `seen` comes after the page, because `before` gives it its list while the page opens.
  return { page: await player.open({ screen: tall, ...visit, before }), seen }
}

/** Has somebody’s page drawn in that layout. */
export async function turnTo(layout: string, who: Somebody, { page }: Victim): Promise<void> {
  await who.ask('updateUser', { preferences: { layout } })
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('data-layout')).toBe(layout)
}
