import { add, openSavingBrowser, set } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

export type TabReport = {
  readonly name: string
  /** The acknowledged version of each save, in order. */
  readonly versions: readonly number[]
  readonly retries: number
}

/** A tab that saves so many times, one after the other; a save whose answer is lost is sent again with its number. */
export async function saveTimes(
  server: RunningServer,
  who: SignedIn,
  name: string,
  times: number,
): Promise<TabReport> {
  const browser = openSavingBrowser(server, who)
  const versions: number[] = []
  let retries = 0
  for (let seq = 1; seq <= times; seq++) {
    const base = versions.at(-1) ?? 1
    for (;;) {
      const answer = await browser
        .saveAs(seq, base, add(`sum ${name}`, 1), set(`last ${name}`, seq))
        .catch((error: unknown) => {
          // `fetch` fails so where the connection ends without an answer.
          if (error instanceof TypeError) return null
          throw error
        })
      if (answer?.status === 200) {
        versions.push(answer.body.version)
        break
      }
      if (answer) throw new Error(`tab ${name} was refused: ${JSON.stringify(answer.body)}`)
      retries += 1
    }
  }
  return { name, versions, retries }
}
