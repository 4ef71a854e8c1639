import { attempted } from '#scripts/attempted'
import { openDiscord } from '../../support/discord-receiver.ts'
import { signInSomebody } from '../../support/settlements.ts'
import {
  type Answers,
  addUp,
  answersInWords,
  countOfAnswers,
  eachInWords,
  wrongInAnswers,
} from '../bodies/answers.ts'
import { startMeasuredServer } from '../bodies/memory.ts'
import { measureSeries } from '../bodies/series-memory.ts'
import { asRunning } from '../crash/crowd.ts'
import { whereAllCanBeDone } from '../fields/whole-server.ts'
import type { TestDatabase } from '../prove.ts'
import { aPlace } from './fuzzed-world.ts'
import { type Become, sendSeries } from './send-series.ts'

type Tried = {
  readonly what: 'bodies' | 'hostile bodies'
  readonly series: number
  /** How many bodies each series has. */
  readonly count: number
  /** @param series from 1 on */
  readonly seedOf: (series: number) => number
  readonly become: Become
}

/** Sends series of bodies to one server on which all can be done. @returns its answers, and what is wrong with them, its settlement and its memory */
export async function trySeries(
  { settings }: TestDatabase,
  { what, series, count, seedOf, become }: Tried,
): Promise<{ readonly answers: Answers; readonly wrong: readonly string[] }> {
  const discord = await openDiscord()
  const server = await startMeasuredServer(whereAllCanBeDone(await settings(), discord))
  try {
    const running = asRunning(server)
    const place = await aPlace([await signInSomebody(running, 'ada'), await signInSomebody(running, 'ben')])
    // The server takes only addresses of channels of this Discord.
    const known = { 'setWebhook.address': [discord.channel().address] }
    const wrong: string[] = []
    const { answers, wrong: grown } = await measureSeries({
      server,
      count: series,
      run: (number) =>
        sendSeries({ server: running, place, count, seed: seedOf(number), known, become }, wrong),
    })
    const all = addUp(answers)
    for (const line of eachInWords(all)) console.log(line)
    console.log(attempted(what, countOfAnswers(all), `: ${answersInWords(all)}`))
    return { answers: all, wrong: [...wrong, ...grown, ...wrongInAnswers(all)] }
  } finally {
    await server.kill()
    discord.close()
  }
}
