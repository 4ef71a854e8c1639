import type { WebhookEvent } from '#domain/settlement/telling/webhook-event'
import { formatTime, timeFormat } from './format.ts'

const events: Readonly<Record<WebhookEvent, readonly [label: string, hint: string]>> = {
  projects: ['Projects', 'Started, renamed, changed in what they need, and ended.'],
  tasks: ['Tasks', 'Who took or was given one, and how far it is.'],
  contributions: ['Contributions', 'Handed in, approved and rejected, with the reason.'],
  stock: ['Stock', 'Added, taken, counted and crafted, and standing orders.'],
  members: ['Members', 'Who joined and left, and new roles.'],
}
const hourAndMinute = timeFormat({ hour: 'numeric', minute: '2-digit' })

/** The Discord channel in the settings of a settlement (BEY-13, BEY-24). */
export const discordText = {
  title: 'Discord',
  hint: 'What happens here, posted in a channel. Whoever reads the channel reads members’ names and what they did; nobody is pinged.',
  loading: 'Loading...',
  failed: 'How the Discord channel stands could not be loaded',
  retry: 'Retry',
  address: 'Webhook address',
  addressMissing: 'Please give the address of the webhook.',
  addressHint:
    'In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL. It is tried once with a message, and never shown again.',
  addressKnown: 'It is known, and not shown. Leave it empty to keep it; another one is tried with a message.',
  events,
  eventsTitle: 'Posted as it happens',
  more: 'And also',
  projectMessages: 'One message for each project',
  projectMessagesHint: 'Shows how far it is, and is edited in place.',
  digest: 'Daily digest',
  digestHint: 'Who delivered how much in the last day, how projects stand, and what waits for review.',
  noDigest: 'None',
  digestAt: (hour: number) => {
    const utc = `${String(hour).padStart(2, '0')}:00`
    return `${hourAndMinute(new Date(`${new Date().toISOString().slice(0, 10)}T${utc}Z`))} (${utc} UTC)`
  },
  setUp: 'Set up the channel',
  update: 'Update the channel',
  updated: 'The channel is set.',
  updateFailed: 'The channel could not be set',
  test: 'Send a test message',
  testing: 'Sending...',
  tested: 'Discord took the message.',
  testFailed: 'No message was posted',
  remove: {
    ask: 'Remove',
    question:
      'Remove it? The address is forgotten and nothing more is posted. What was posted stays in Discord.',
    yes: 'Yes, remove',
    no: 'Cancel',
  },
  removeFailed: 'The channel could not be removed',
  theirs: 'Somebody else has changed this meanwhile.',
  takeTheirs: 'Show theirs',
  state: {
    none: 'No channel yet.',
    works: (at: string | null) =>
      at === null ? 'It is on. Nothing was posted yet.' : `It works. Last message: ${formatTime(at)}.`,
    waits: (sentence: string, at: string) => `${sentence} It is tried again: ${formatTime(at)}.`,
    off: (sentence: string) => `Switched off. ${sentence}`,
    offHint: 'Give an address, or send a test message once the channel is there again.',
    lastFailure: (sentence: string, at: string) => `Last failure, ${formatTime(at)}: ${sentence}`,
  },
} as const
