import { onEvents } from './by/events.ts'

/** Deliberate fault, which a proof must find out (`--with dropped`): one event in 50 is not sent. */
onEvents((event, number) => (number % 50 === 49 ? [] : [event]))
