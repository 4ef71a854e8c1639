import type { Act } from '#domain/settlement/act'
import type { FactsByKind } from '#domain/settlement/activity'
import { type ActName, acts } from '#domain/settlement/acts/acts'
import type { Action } from '#domain/settlement/right'
import { signedIn } from '../access/signed-in.ts'
import type { api, CallContext, Caller } from '../rpc/api.ts'
import type { ActInput, Runner } from './act-runner.ts'
import { performAct } from './perform-act.ts'
import { rowsIn, tablesIn } from './read-rows.ts'
import { refuseRightFirst } from './refuse-right-first.ts'

/** A procedure of the contract, by its name. */
export type HandlerOf<Name extends keyof typeof api> = (typeof api)[Name] extends {
  readonly handler: (...given: never[]) => infer Made
}
  ? Made
  : never

/** Makes the procedure of an act outside the ledger: one line in a room's `procedures.ts`. */
export function procedureOf<Name extends ActName>(name: Name): HandlerOf<Name> {
  return handlerOf(name, acts[name].action, (input, userId) => runnerOf(name, input, userId))
}

/** Performs an act outside the ledger as a part of another procedure that the caller asked for. @throws the act's refusal */
export function performOwnAct(
  context: CallContext & { readonly caller: Caller },
  name: ActName,
  input: ActInput,
): Promise<unknown> {
  return performAct(context, name, input, (own) => runnerOf(name, own, context.caller.userId))
}

function runnerOf(name: ActName, input: ActInput, userId: string): Runner {
  const act = acts[name] as unknown as Act<ActInput, unknown, FactsByKind>
  return {
    action: act.action,
    columns: () => tablesIn(input.settlementId, act.needs(input, userId)),
    run(row, acting) {
      const done = act.run(rowsIn(row), input, acting)
      return 'refused' in done ? done : { done }
    },
  }
}

/** Every procedure as one type: for a `Name` that is not known yet, the compiler cannot tell which handler to expect. */
type Procedures = Record<
  string,
  {
    readonly handler: (
      work: (call: {
        readonly context: CallContext & { readonly caller: Caller }
        readonly input: ActInput
      }) => unknown,
    ) => unknown
  }
>

/** The procedure of that name, which performs the act once. A caller without the right is told that and nothing else. */
export function handlerOf<Name extends keyof typeof api>(
  name: Name,
  action: Action,
  runnerFor: (input: ActInput, userId: string, context: CallContext) => Runner,
): HandlerOf<Name> {
  const procedures = signedIn.use(async ({ context: { database, caller }, next }, input: unknown) => {
    // An input that breaks the contract throws in `next`, before `performAct` has looked at the caller's right.
    try {
      return await next()
    } catch (error) {
      return refuseRightFirst(error, { database, caller, action, input })
    }
  }) as unknown as Procedures
  return procedures[name]!.handler(({ context, input }) =>
    performAct(context, name, input, (own) => runnerFor(own, context.caller.userId, context)),
  ) as HandlerOf<Name>
}
