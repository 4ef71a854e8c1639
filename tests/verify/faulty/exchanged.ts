import { onEvents } from './by/events.ts'

/**
 * Deliberate fault, which a proof must find out (`--with exchanged`): one event in 50 is not sent and the next is sent twice, so that as
 * many are sent as should be.
 */
onEvents((event, number) => {
  if (number % 50 === 48) return []
  return number % 50 === 49 ? [event, event] : [event]
})
