import { onEvents } from './by/events.ts'

/** Of 50 events one is sent twice. */
onEvents((event, number) => (number % 50 === 49 ? [event, event] : [event]))
