import { liveAddress, type Topic } from '#contract/live'
import { packFormat } from '#domain/catalog/pack-format'
import { presenceMs } from '#server/changes/presence'
import type { Input, Scene, Visit } from './attempt.ts'

function visit(route: string, path: (scene: Scene) => string): Visit {
  return { route, request: (scene) => ({ path: path(scene) }) }
}

/** Opens an address that has no variable parts. */
export function opening(path: string): Visit {
  return visit(`GET ${path}`, () => path)
}

export function sending(path: string, body: (scene: Scene) => Input): Visit {
  return { route: `POST ${path}`, request: (scene) => ({ path, body: body(scene) }) }
}

/** The packed catalogue with which the settlement counts. */
export const cataloguePack = visit(
  'GET /catalog/*',
  ({ catalogue }) => `/catalog/${catalogue}-${packFormat}.json`,
)

export const accountStream = stream(() => 'account')

/** The stream of the settlement, which notes in two rows that its reader is here: both are written once their times agree. */
export const settlementStream: Visit = {
  ...stream(({ settlementId }) => `settlement:${settlementId}`),
  noted: ({ self }) => `select 1 from presence join memberships using (settlement_id, user_id)
    where user_id = '${self.userId}' and until = last_active_at + interval '${presenceMs} milliseconds'`,
}

function stream(topic: (scene: Scene) => Topic): Visit {
  return visit('GET /api/live', (scene) =>
    liveAddress(crypto.randomUUID(), [{ topic: topic(scene), after: null }]),
  )
}

/** The page of a progress link, its picture, and the stream by which it stays up to date. */
export function progressPages(code: (scene: Scene) => string): readonly Visit[] {
  return ['', '/picture.png', '/changes'].map((more) =>
    visit(`GET /p/:code${more}`, (scene) => `/p/${code(scene)}${more}`),
  )
}
