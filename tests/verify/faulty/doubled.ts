import { onEvents } from './by/events.ts'

/** Deliberate fault, which a proof must find out (`--with doubled`): one event in 50 is sent twice. */
onEvents((event, number) => (number % 50 === 49 ? [event, event] : [event]))
