import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { UnknownParts } from '#catalogue/compiler/freshness/unknown-parts'
import type { CatalogueUpdate } from '#contract/catalogues'
import type { ErrorCode } from '#contract/errors'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { isoTime, monotonicMs, now } from '../configuration/clock.ts'
import type { FoundCatalogue } from './found-catalogue.ts'
import { type LookUpRequest, stagedFiles } from './look-up-worker.ts'
import { type LookUpEnd, type RunningLookUp, runLookUp } from './run-look-up.ts'

const pauseAfterSuccessMs = 5 * 60_000
const pauseAfterFailureMs = 30_000
const kept = 'The catalogue in use stays.'

export type LookUpRefusal = { readonly code: ErrorCode; readonly message: string }

export type LookUp = {
  readonly status: () => CatalogueUpdate
  /** Starts a look-up on request. @returns the refusal while one runs or shortly after one; null if it started */
  readonly ask: () => LookUpRefusal | null
  /** Starts a look-up by the timer, unless one runs. @returns whether it succeeded */
  readonly run: () => Promise<boolean>
  readonly stop: () => Promise<unknown>
}

export type LookUpParts = {
  /** Address of the tables; null if look-ups are off, for the reason in `whyOff`. */
  readonly source: string | null
  readonly whyOff: string
  readonly folder: string
  readonly request: () => Omit<LookUpRequest, 'source' | 'folder'>
  /** Puts the found catalogue in use. */
  readonly adopt: (found: FoundCatalogue) => Promise<void>
  /** Takes over the day that the source now names for the catalogue in use. */
  readonly nameDay: (info: CatalogInfo) => Promise<void>
  readonly log: Logger
}

/** Looks for a newer catalogue, one look-up at a time, and keeps the result of the last one (BEY-14). */
export function createLookUp({ source, whyOff, folder, request, adopt, nameDay, log }: LookUpParts): LookUp {
  let status: CatalogueUpdate = {
    state: source === null ? 'off' : 'idle',
    step: '',
    done: 0,
    total: 0,
    message: source === null ? whyOff : '',
    checkedAt: null,
  }
  let running: RunningLookUp | null = null
  let pauseUntil = 0
  let lastFault = ''
  let lastUnknown = ''

  async function run(): Promise<boolean> {
    if (source === null || running) return false
    status = { ...status, state: 'running', step: 'fetching', done: 0, total: 0, message: '' }
    running = runLookUp({ source, folder, ...request() }, ({ step, done, total }) => {
      status = { ...status, step, done, total }
    })
    const { state, message } = await conclude(await running.end)
    running = null
    const pause = state === 'done' ? pauseAfterSuccessMs : pauseAfterFailureMs
    pauseUntil = monotonicMs() + pause
    status = { state, step: '', done: 0, total: 0, message, checkedAt: isoTime(now()) }
    return state === 'done'
  }

  async function conclude(
    end: LookUpEnd,
  ): Promise<Pick<CatalogueUpdate, 'message'> & { state: 'done' | 'failed' }> {
    if (end.type === 'failed') return failed(end.sentence ?? faultOf(end.error), end.error)
    if (end.warning !== '') log.warn({ warning: end.warning }, 'the source of the catalogue')
    tellUnknown(end.unknown)
    if (end.type === 'same') return same(end)
    const { info, items } = end.catalogue
    try {
      await adopt(end.catalogue)
    } catch (error) {
      return failed('The new catalogue could not be put in use.', error)
    }
    lastFault = ''
    log.info({ version: info.version, items }, 'a newer catalogue is in use')
    return done(`A newer catalogue with ${items} items was found and is in use.`, end.warning)
  }

  async function same({ info, warning }: Extract<LookUpEnd, { type: 'same' }>) {
    try {
      if (info) await nameDay(info)
    } catch (error) {
      return failed('The day of the game data could not be noted.', error)
    }
    lastFault = ''
    return done('The catalogue in use is the newest.', warning)
  }

  /** Logs what the source has that is not known: once, not at each look-up. */
  function tellUnknown(unknown: UnknownParts): void {
    const told = JSON.stringify(unknown)
    if (told !== lastUnknown && unknown.columns.length + unknown.tables.length > 0)
      log.info(unknown, 'the source has columns or tables that this release does not know')
    lastUnknown = told
  }

  function done(message: string, warning: string) {
    return { state: 'done' as const, message: [message, warning].filter(Boolean).join(' ') }
  }

  async function failed(sentence: string, error: unknown) {
    const leftovers = Object.values(stagedFiles).map((name) => rm(join(folder, name), { force: true }))
    await Promise.allSettled(leftovers)
    // Logged once, not at each attempt, while the source is down.
    if (sentence !== lastFault) log.warn({ err: error ?? undefined, sentence }, 'no newer catalogue')
    lastFault = sentence
    return { state: 'failed' as const, message: `${sentence} ${kept}` }
  }

  return {
    status: () => status,
    run,
    ask() {
      if (source === null) return { code: 'CONFLICT', message: whyOff }
      if (running) return { code: 'CONFLICT', message: 'A look-up is under way already.' }
      const waitSeconds = Math.ceil((pauseUntil - monotonicMs()) / 1000)
      if (waitSeconds > 0)
        return {
          code: 'TOO_MANY_REQUESTS',
          message: `Somebody looked just now. Please wait ${waitSeconds} s.`,
        }
      void run()
      return null
    },
    stop: async () => running?.stop(),
  }
}

function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOSPC') return 'There is no room left for the new catalogue in the data folder.'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return 'The new catalogue could not be written to the data folder.'
  return 'The look-up failed for an unexpected reason; the log of the server says more.'
}
