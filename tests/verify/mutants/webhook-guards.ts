import { api, type Guards, unit } from './mutant.ts'

const address = 'src/server/webhooks/address.ts'
const commands = 'src/server/webhooks/commands.ts'
const postDue = 'src/server/webhooks/post-due.ts'
const due = 'src/server/webhooks/due.ts'
const lease = 'src/server/webhooks/lease.ts'
const news = 'src/server/webhooks/news.ts'
const post = 'src/server/webhooks/post.ts'
const postProjects = 'src/server/webhooks/post-projects.ts'
const procedures = 'src/server/webhooks/procedures.ts'
const trying = 'src/server/webhooks/trying.ts'

/** What keeps a Discord channel's address secret, its messages to what was chosen, and to once. */
export const webhookGuards: Guards = {
  likely: [
    api('webhooks'),
    api('webhook-failures'),
    api('webhook-tries'),
    api('webhook-digests'),
    api('webhook-former-channel'),
    unit('src/server/webhooks'),
  ],
  mutants: [
    {
      what: 'webhook: an address of any host is taken',
      file: address,
      text: '!hosts.has(url.host)',
      becomes: '!hosts.has("discord.com")',
    },
    {
      what: 'webhook: an address of any scheme is taken',
      file: address,
      text: "url?.protocol !== 'https:' ||",
      becomes: 'url === null ||',
    },
    {
      what: 'webhook: the address is stored as it is',
      file: address,
      text: "Buffer.concat([cipher.update(JSON.stringify(address), 'utf8'), cipher.final()])",
      becomes: 'Buffer.from(JSON.stringify(address))',
    },
    {
      what: 'webhook: an address that Discord does not know is stored',
      file: procedures,
      text: 'known: await findSealed(context.database, settlementId) })\n    const sealed',
      becomes: 'known: await findSealed(context.database, settlementId) }).catch(() => {})\n    const sealed',
    },
    {
      what: 'webhook: an address is tried while Discord asks to wait',
      file: trying,
      text: 'if (askedUntil > now()) throw hasToWait(askedUntil)',
      becomes: '',
    },
    {
      what: 'webhook: one person tries without end',
      file: trying,
      text: 'take(userId) || take(settlementId)',
      becomes: 'take(settlementId)',
    },
    {
      what: 'webhook: the people of one settlement try without end',
      file: trying,
      text: 'take(userId) || take(settlementId)',
      becomes: 'take(userId)',
    },
    {
      what: 'webhook: where Discord asks to wait with another address, the channel waits too',
      file: trying,
      text: 'known && isSameWebhook(openAddress(secret, settlementId, known.sealed), address)',
      becomes: 'known',
    },
    {
      what: 'webhook: a delivery under way goes on while Discord asks to wait',
      file: lease,
      text: 'and ${stillAsked(at)} is null`)',
      becomes: 'and ${sqlTime(at)} is not null`)',
    },
    {
      what: 'webhook: a delivery that was under way erases the wait that a try has noted since',
      file: lease,
      text: 'sql`(case when asked_until > ${sqlTime(at)} then asked_until end)`',
      becomes: 'sql`(case when asked_until > ${sqlTime(at)} and false then asked_until end)`',
    },
    {
      what: 'webhook: a redirect is followed',
      file: post,
      text: "redirect: 'manual'",
      becomes: "redirect: 'follow'",
    },
    {
      what: 'webhook: texts of people call people',
      file: post,
      text: 'allowed_mentions: { parse: [] },',
      becomes: '',
    },
    {
      what: 'webhook: an answer that does not come is waited for without end',
      file: post,
      text: 'signal: AbortSignal.timeout(timeoutMs),',
      becomes: 'signal: AbortSignal.timeout(timeoutMs * 1e4),',
    },
    {
      what: 'webhook: the time for which Discord asks to wait is not read',
      file: post,
      text: 'afterMs: waitIn(response, body),',
      becomes: 'afterMs: null,',
    },
    {
      what: 'webhook: however long a wait Discord asks for is kept',
      file: post,
      text: 'Math.min(longestWaitMs, Math.ceil(seconds * 1000))',
      becomes: 'Math.ceil(seconds * 1000)',
    },
    {
      what: 'webhook: Discord is asked again in a loop',
      file: lease,
      text: 'Math.max(shortestWaitMs, wait)',
      becomes: 'wait',
    },
    {
      what: 'webhook: the outcome of a delivery to a former address is noted with the new one',
      file: lease,
      text: 'and lease_until = ${sqlTime(leaseUntil)}',
      becomes: 'and ${sqlTime(leaseUntil)} is not null',
    },
    {
      what: 'webhook: a channel that is gone stays on',
      file: lease,
      text: 'sql`, is_on = false, ${isOver}',
      becomes: 'sql`, ${isOver}',
    },
    {
      what: 'webhook: two servers post the same',
      file: due,
      text: 'and (lease_until is null or lease_until <= ${sqlTime(now)})',
      becomes: '',
    },
    {
      what: 'webhook: it is not waited before a message is tried again',
      file: due,
      text: '(retry_at is null or retry_at <= ${sqlTime(now)})',
      becomes: 'true',
    },
    {
      what: 'webhook: what was not chosen is posted',
      file: news,
      text: 'if (!isPosted(did.kind, events)) return []',
      becomes: '',
    },
    {
      what: 'webhook: what people wrote is markup',
      file: news,
      text: 'const sentence = plainly(activitySentence({ did: did as never, names }))',
      becomes: 'const sentence = activitySentence({ did: did as never, names })',
    },
    {
      what: 'webhook: a message that failed is passed over',
      file: postDue,
      text: 'if (isFailure(posted)) return posted\n    // After each',
      becomes: '// After each',
    },
    {
      what: 'webhook: a second digest on the same day',
      file: postDue,
      text: 'update webhooks set digest_on = ${isoDay(until)}::date where',
      becomes: 'update webhooks set digest_on = digest_on where ${isoDay(until)}::date is not null and',
    },
    {
      what: 'webhook: a digest that is late is lost at midnight',
      file: due,
      text: '::date - ${isToCome}::int)`',
      becomes: '::date and not ${isToCome})`',
    },
    {
      what: 'webhook: a project of a former channel is forgotten in the new one',
      file: postProjects,
      text: 'and exists (select 1 from webhooks where ${heldRow(due)})`)',
      becomes: '`)',
    },
    {
      what: 'webhook: each change of a project posts a further message',
      file: postProjects,
      text: 'let posted = await post(message, before?.messageId)',
      becomes: 'let posted = await post(message)',
    },
    {
      what: 'webhook: a project that stands as before is posted again',
      file: postProjects,
      text: '.filter(({ embed, before }) => !(embed && before && isSameJson(embed, before.shown)))',
      becomes: '',
    },
    {
      what: 'webhook: a channel that was off posts all it has missed',
      file: commands,
      text: 'cursor = case when is_on then cursor else ${lastEntry(settlementId)} end',
      becomes: 'cursor = cursor',
    },
    {
      what: 'webhook: messages of the former channel are edited in the new one',
      file: commands,
      text: 'await tx.write(sql`delete from webhook_messages where settlement_id = ${settlementId}`)',
      becomes: '',
    },
  ],
}
