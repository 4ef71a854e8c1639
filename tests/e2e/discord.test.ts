import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { answers, discordReceiver, takesIt } from '../support/discord-receiver.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import {
  adaAndBen,
  callAs,
  dialogOf,
  openOwnerOf,
  openPart,
  settlementId,
} from '../support/settlement-page.ts'

const discord = await discordReceiver()
const player = playersOfThisFile(appOfThisFile({ DISCORD_URL: discord.url }))

async function openDiscord(page: Page): Promise<Locator> {
  await openPart(page, 'Settlements')
  await page.getByRole('button', { name: 'Settings Riverside' }).click()
  const section = dialogOf(page, 'Settlement settings').getByRole('region', { name: 'Discord' })
  await section.getByRole('button', { name: /(Set up|Update) the channel/ }).waitFor()
  return section
}

const address = (section: Locator) => section.getByLabel('Webhook address')
const setUp = (section: Locator) => section.getByRole('button', { name: 'Set up the channel' })
const update = (section: Locator) => section.getByRole('button', { name: 'Update the channel' })

test.each([
  { name: 'a wide screen', visit: {} },
  { name: 'a phone', visit: { screen: phone } },
])(
  'BEY-13, BEY-24: on $name Ada sets up a Discord channel, chooses what is posted, tests it, reads why it failed, and removes it',
  async ({ visit }) => {
    const channel = discord.channel()
    const { page } = await openOwnerOf('Riverside', player, 'Ada', {
      ...visit,
      expected: /status of (422|409)/,
    })
    const section = await openDiscord(page)
    await section.getByText('No channel yet.').waitFor()
    expect(await address(section).getAttribute('type')).toBe('password')
    await setUp(section).click()
    await section.getByRole('alert').getByText('Please give the address of the webhook.').waitFor()
    await expect.poll(() => address(section).evaluate((field) => field === document.activeElement)).toBe(true)
    await address(section).fill('https://evil.example/api/webhooks/1/t')
    await setUp(section).click()
    await section.getByRole('alert').getByText('Please give the address of a webhook').waitFor()
    expect(await address(section).inputValue()).toBe('https://evil.example/api/webhooks/1/t')
    await address(section).fill(channel.address)
    await section.getByLabel('Tasks').check()
    await section.getByLabel('One message for each project').uncheck()
    // The first option is no digest, then come the hours from 0 on: this is 7.
    await section.getByLabel('Daily digest').selectOption({ index: 8 })
    await setUp(section).click()
    await section.getByText('It works. Last message').waitFor()
    expect(channel.received).toHaveLength(1)
    await update(section).waitFor()
    expect(await address(section).inputValue()).toBe('')

    channel.answerWith(answers(500))
    await section.getByRole('button', { name: 'Send a test message' }).click()
    await section.getByRole('alert').getByText('Discord answered with 500.').waitFor()
    channel.answerWith(takesIt)
    await section.getByRole('button', { name: 'Send a test message' }).click()
    await section.getByText('Discord took the message.').waitFor()

    // Discord's code for a webhook that it does not know.
    channel.answerWith(answers(404, { code: 10_015 }))
    await callAs(page, 'createTask', { settlementId: await settlementId(page), title: 'Mend the fence' })
    await section.getByText('Switched off. Discord knows no webhook at this address any more.').waitFor()
    await page.keyboard.press('Escape')
    const again = await openDiscord(page)
    expect(await again.getByLabel('Tasks').isChecked()).toBe(true)
    expect(await again.getByLabel('One message for each project').isChecked()).toBe(false)
    expect(await again.getByLabel('Daily digest').inputValue()).toBe('7')
    await again.getByRole('button', { name: 'Remove' }).click()
    await again.getByText('The address is forgotten and nothing more is posted.').waitFor()
    await again.getByRole('button', { name: 'Yes, remove' }).click()
    await again.getByText('No channel yet.').waitFor()
  },
)

test('BEY-13, SET-5: when Ben changes the channel meanwhile, or without a connection, Ada’s choices stay; an admin cannot open the settings', async () => {
  const channel = discord.channel()
  const { ada, ben, id } = await adaAndBen(player, {
    role: 'admin',
    visit: { expected: /ERR_INTERNET_DISCONNECTED/ },
  })
  const choices = { settlementId: id, digestHour: null, projectMessages: false }
  await callAs(ada, 'setWebhook', { ...choices, address: channel.address, events: ['stock'] })
  await openPart(ben, 'Settlements')
  const settings = ben.getByRole('button', { name: 'Settings Riverside' })
  await settings.waitFor()
  expect(await settings.isDisabled()).toBe(true)
  // Ben owns it from now on, and Ada stays as co-owner.
  const { id: userId } = await callAs<{ id: string }>(ben, 'getUser', {})
  await callAs(ada, 'transferSettlement', { settlementId: id, userId })
  await expect.poll(() => settings.isDisabled()).toBe(false)

  const section = await openDiscord(ada)
  await section.getByLabel('Stock').uncheck()
  await callAs(ben, 'setWebhook', { ...choices, events: ['members'] })
  await section.getByText('Somebody else has changed this meanwhile.').waitFor()
  expect(await section.getByLabel('Members').isChecked()).toBe(false)
  await section.getByRole('button', { name: 'Show theirs' }).click()
  await expect.poll(() => section.getByLabel('Members').isChecked()).toBe(true)

  await section.getByLabel('Tasks').check()
  await ada.context().setOffline(true)
  await update(section).click()
  await section.getByRole('alert').getByText('The channel could not be set').waitFor()
  expect(await section.getByLabel('Tasks').isChecked()).toBe(true)
  await ada.context().setOffline(false)
  await update(section).click()
  await section.getByText('The channel is set.').waitFor()
})

test.each(looks)(
  'BEY-13: axe finds nothing wrong with the Discord channel: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const channel = discord.channel()
    const { page, id } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    const section = await openDiscord(page)
    await setUp(section).click()
    await section.getByRole('alert').waitFor()
    await look('no channel')
    await address(section).fill(channel.address)
    await setUp(section).click()
    await section.getByText('It works. Last message').waitFor()
    await look('a channel that works')
    channel.answerWith(answers(404, { code: 10_015 }))
    await callAs(page, 'createProject', {
      settlementId: id,
      name: 'Bridge',
      items: [{ itemId: '2', quantity: 2 }],
    })
    await section.getByText('Switched off.').waitFor()
    await section.getByRole('button', { name: 'Remove' }).click()
    await section.getByText('Remove it?').waitFor()
    await look('a channel that is gone')
    expect(findings).toEqual([])
  },
)
