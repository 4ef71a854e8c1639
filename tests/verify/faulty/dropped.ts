import { onEvents } from './by/events.ts'

/** One event in 50 is not sent. */
onEvents((event, number) => (number % 50 === 49 ? [] : [event]))
