import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import { createAnnouncer, updatesIn } from './announcer.ts'
import { openChannels } from './channels.ts'
import { createStreams, type Streams } from './streams.ts'
import type { TopicKinds, TopicUpdate } from './topic.ts'

/** Where server processes tell each other what has moved on. */
const movedChannel = 'live_moved'
/**
 * Names the person of whom a session has ended, by whatever way, or whose account was switched off. The database itself
 * announces it (migration 4): rows of sessions also go with their account, and by the sign-in library's own statements.
 */
const sessionsEndedChannel = 'sessions_ended'

/** Everything about streams, for this process and the others on its database. */
export type Live = Pick<Streams, 'open' | 'checkRights'> & {
  readonly kinds: TopicKinds
  /** Tells readers everywhere what has moved on, once it is committed. */
  readonly publish: (updates: readonly TopicUpdate[]) => void
  /** Ends every stream, so that the server can stop. */
  readonly stop: () => Promise<void>
}

type LiveParts = {
  readonly configuration: Pick<Configuration, 'databaseUrl' | 'liveDatabaseUrl'>
  readonly kinds: TopicKinds
  readonly log: Logger
}

export function openLive({ configuration, kinds, log }: LiveParts): Live {
  const streams = createStreams(kinds, log)
  const others = configuration.databaseUrl === null ? nobody : connectOthers(configuration, streams, log)
  return {
    kinds,
    open: streams.open,
    checkRights: streams.checkRights,
    publish(updates) {
      streams.receive(updates)
      others.announce(updates)
    },
    async stop() {
      streams.stop()
      await others.stop()
    },
  }
}

/** The built-in database has one process. */
const nobody = { announce: () => {}, stop: async () => {} }

function connectOthers(
  { databaseUrl, liveDatabaseUrl }: LiveParts['configuration'],
  streams: Streams,
  log: Logger,
) {
  const compare = () => {
    streams.compare().catch((error: unknown) => log.warn({ err: error }, 'open streams may be behind'))
  }
  const channels = openChannels(liveDatabaseUrl ?? databaseUrl!, {
    channels: {
      [movedChannel](payload) {
        const updates = updatesIn(payload)
        if (updates) streams.receive(updates)
        else compare()
      },
      [sessionsEndedChannel]: (userId) => void streams.checkRights(userId),
    },
    onGap() {
      void streams.checkRights()
      compare()
    },
    log,
  })
  const announcer = createAnnouncer((payload) => channels.notify(movedChannel, payload))
  return {
    announce: announcer.announce,
    async stop() {
      await announcer.stop()
      await channels.stop()
    },
  }
}
