import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import { createAnnouncer, updatesIn } from './announcer.ts'
import { type Channels, openChannels } from './channels.ts'
import { createStreams, type Streams } from './streams.ts'
import type { TopicKinds, TopicUpdate } from './topic.ts'

/** The channel on which server processes announce which topics have changed. */
const updatesChannel = 'live_moved'
/**
 * The user ids of sessions that ended and of accounts that were switched off. A trigger in the database announces them
 * (migration 4), because accounts and the sign-in library's own statements delete sessions too.
 */
const sessionsEndedChannel = 'sessions_ended'

/** What another part of the server hears of the other processes. */
export type OtherProcesses = {
  /** Handlers by channel name; the names are constants. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Called where something may not have been heard. */
  readonly onGap: () => Promise<void>
}

/** The streams of this process, connected with the other processes on the same database. */
export type Live = Pick<Streams, 'open' | 'checkRights' | 'count' | 'oldestUnsentSeconds'> & {
  readonly kinds: TopicKinds
  /** Sends changes to the readers of all processes. To be called after the commit. */
  readonly publish: (updates: readonly TopicUpdate[]) => void
  /** Tells the other processes on a channel of `others`. @returns false where it was lost, for there is no connection */
  readonly notify: Channels['notify']
  /** Ends every stream, and opens none any more. */
  readonly endStreams: () => void
  /** Sends other processes what waits, and closes the connection to them. */
  readonly stop: () => Promise<void>
}

type LiveParts = {
  readonly configuration: Pick<Configuration, 'databaseUrl' | 'liveDatabaseUrl'>
  readonly kinds: TopicKinds
  readonly epoch: string
  readonly others: OtherProcesses
  /** Called where the database is restored while this process runs. */
  readonly onRestore: () => never
  readonly log: Logger
}

export function openLive({ configuration, kinds, ...parts }: LiveParts): Live {
  const streams = createStreams(kinds, parts)
  const peers = configuration.databaseUrl === null ? noOthers : connectOthers(configuration, streams, parts)
  return {
    kinds,
    open: streams.open,
    checkRights: streams.checkRights,
    count: streams.count,
    oldestUnsentSeconds: streams.oldestUnsentSeconds,
    publish(updates) {
      streams.receive(updates)
      peers.announce(updates)
    },
    notify: peers.notify,
    endStreams: streams.stop,
    stop: peers.stop,
  }
}

/** The built-in database is used by one process only. */
const noOthers = { announce: () => {}, notify: async () => true, stop: async () => {} }

function connectOthers(
  { databaseUrl, liveDatabaseUrl }: LiveParts['configuration'],
  streams: Streams,
  { epoch, others, onRestore, log }: Pick<LiveParts, 'epoch' | 'others' | 'onRestore' | 'log'>,
) {
  const compare = () => {
    streams.compare().catch((error: unknown) => log.warn({ err: error }, 'open streams may be behind'))
  }
  const channels = openChannels(liveDatabaseUrl ?? databaseUrl!, {
    channels: {
      ...others.channels,
      [updatesChannel](payload) {
        const updates = updatesIn(payload)
        if (updates) streams.receive(updates)
        else compare()
      },
      [sessionsEndedChannel]: (userId) => void streams.checkRights(userId),
    },
    onGap() {
      void streams.checkRights()
      compare()
      void others.onGap()
    },
    epoch,
    onRestore,
    log,
  })
  const announcer = createAnnouncer((payload) => channels.notify(updatesChannel, payload))
  return {
    announce: announcer.announce,
    notify: channels.notify,
    async stop() {
      await announcer.stop()
      await channels.stop()
    },
  }
}
