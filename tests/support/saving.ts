import type { UserDataState } from '#contract/user-document'
import type { Operation } from '#domain/user-data/operation'
import { itemId } from './catalog-builder.ts'
import type { RunningServer } from './server.ts'
import { call } from './server-requests.ts'
import type { SignedIn } from './sign-in.ts'

type Json = Readonly<Record<string, unknown>>
type Version = UserDataState['version']

export type Saved = {
  readonly version: Version
  readonly lastUpdated: string | null
  readonly document: UserDataState['document'] | null
}

export type Answered<Body> = { readonly status: number; readonly body: Body }

/** A browser that saves, and numbers its requests as the app does. */
export type SavingBrowser = {
  readonly clientId: string
  readonly save: (baseVersion: number, ...operations: Operation[]) => Promise<Answered<Saved & Refused>>
  /** Saves under a given number. */
  readonly saveAs: (
    seq: number,
    baseVersion: number,
    ...operations: Operation[]
  ) => Promise<Answered<Saved & Refused>>
}

export type Refused = {
  readonly code?: string
  readonly reason?: string
  readonly message?: string
  readonly field?: string
}

export function openSavingBrowser(
  server: RunningServer,
  who: SignedIn,
  clientId: string = crypto.randomUUID(),
): SavingBrowser {
  let last = 0
  const saveAs: SavingBrowser['saveAs'] = async (seq, baseVersion, ...operations) =>
    askAs(server, who, 'saveUserData', { clientId, seq, baseVersion, operations })
  return {
    clientId,
    saveAs,
    save: (...save) => {
      last += 1
      return saveAs(last, ...save)
    },
  }
}

/** Calls a procedure as a signed-in user. */
export async function askAs<Body>(
  server: RunningServer,
  who: SignedIn,
  procedure: string,
  input: Json = {},
): Promise<Answered<Body>> {
  const answer = await call(server, procedure, input, { ...who })
  return { status: answer.status, body: (await answer.json()) as Body }
}

export async function load(server: RunningServer, who: SignedIn): Promise<UserDataState> {
  return (await askAs<UserDataState>(server, who, 'loadUserData')).body
}

export function add(id: string, amount: number): Operation & { readonly op: 'inv.add' } {
  return { op: 'inv.add', itemId: itemId(id), amount }
}

export function set(id: string, quantity: number): Operation & { readonly op: 'inv.set' } {
  return { op: 'inv.set', itemId: itemId(id), quantity }
}

export function remove(id: string): Operation {
  return { op: 'inv.remove', itemId: itemId(id) }
}
