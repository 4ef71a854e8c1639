import { formatNumber, plural } from '#contract/sentences/numbers'
import { type UntimedReason, untimedReasons } from '#domain/timing/work-time'
import { formatDuration } from './summary-text.ts'

const reasons: Readonly<Record<UntimedReason, string>> = {
  hunting: 'hunting',
  trade: 'a trade',
  research: 'research',
  elsewhere: 'obtained elsewhere',
  unknown: 'not in the game data',
}

/** Times of steps, professions, plans, projects and tasks (BEY-20). All of them are estimates and say so. */
export const timeText = {
  about: (seconds: number) => `about ${formatDuration(seconds)}`,
  aboutInAll: (seconds: number) => `About ${formatDuration(seconds)}`,
  actions: (count: number) => plural(count, 'action', 'actions'),
  stamina: (stamina: number) => `${formatNumber(Math.ceil(stamina))} stamina`,
  waits: (seconds: number) => `${formatDuration(seconds)} waiting`,
  untimed: (reason: UntimedReason) =>
    reason === 'unknown' ? 'time unknown' : `time unknown: ${reasons[reason]}`,
  untimedTitle: 'Nobody can say how long this takes, so no sum counts it.',
  stepTitle: 'An estimate, without walking and rest',
  waitsTitle: 'A station works by itself for so long; it is not counted as work',
  label: 'Time for what is left',
  work: 'of work',
  noWork: 'No work with a known time',
  /** What the estimate leaves out. @param leftOut how many items have no known time */
  estimate: (leftOut: number) =>
    leftOut === 0
      ? 'An estimate, without walking and rest'
      : `An estimate, without walking, rest and ${plural(leftOut, 'item', 'items')} of unknown time`,
  rest: (seconds: number) =>
    seconds > 0 ? `Resting until the stamina is there takes ${formatDuration(seconds)} without food.` : '',
  assumes: 'Boosts by gear, food and buffs are not counted either.',
  leftOut: (untimed: Readonly<Partial<Record<UntimedReason, number>>>) => {
    const words = untimedReasons.flatMap((reason) => {
      const count = untimed[reason]
      return count ? `${reasons[reason]} (${formatNumber(count)})` : []
    })
    return words.length === 0 ? '' : `Of unknown time: ${words.join(', ')}.`
  },
  filter: 'How long it takes',
  within: {
    any: 'Any time',
    15: 'In 15 minutes',
    30: 'In 30 minutes',
    60: 'In an hour',
    240: 'In 4 hours',
    unknown: 'Time unknown',
  },
  hidden: (timed: number, unknown: number, isUnknownAsked: boolean) =>
    [
      'Not shown:',
      [
        timed > 0 && `${formatNumber(timed)} ${isUnknownAsked ? 'of known time' : 'that take longer'}`,
        unknown > 0 && `${formatNumber(unknown)} of unknown time`,
      ]
        .filter(Boolean)
        .join(', '),
    ].join(' '),
  showAll: 'Show all',
  means: {
    open: 'Tools and levels',
    title: 'Your tools and levels',
    close: 'Close',
    hint: 'You tell them once, and every estimate uses them. For a tool that you leave out, a Common one of the item’s tier is counted.',
    kept: {
      account: 'Kept with your account.',
      device: 'Kept in this browser. Signed in, you have them on all your devices.',
    },
    tools: 'Tools',
    noTools: 'These game data know no tools.',
    level: (kind: string) => `Tier of your ${kind}`,
    rarity: (kind: string) => `Rarity of your ${kind}`,
    tier: (level: number) => `T${level}`,
    notTold: '–',
    power: (power: number) => `power ${formatNumber(power)}`,
    levels: 'Levels',
    yourLevel: (skill: string) => `Your level in ${skill}`,
    levelNotTold: (level: number) => (level > 0 ? formatNumber(level) : '–'),
  },
} as const
