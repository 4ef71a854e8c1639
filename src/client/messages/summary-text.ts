import { formatNumber, plural } from '#contract/sentences/numbers'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Texts of the summary and its rows (BEY-17). */
export const summaryText = {
  materialTypes: 'Material Types',
  itemsNeeded: 'Items Needed',
  raw: 'Raw Materials to Gather',
  intermediate: 'Intermediate Components to Craft',
  missingOf: (missing: number, all: number) => `${formatNumber(missing)} of ${formatNumber(all)} missing`,
  allSet: 'All Set!',
  allSetHint: 'You own everything this queue needs.',
  percent: (percent: number) => `${percent}%`,
  ready: (percent: number) => `${percent}% ready`,
  amounts: (have: number, needed: number) => `${formatNumber(have)} / ${formatNumber(needed)}`,
  progressOf: (name: string) => `${name} ready`,
  missing: 'missing',
  toGet: 'to get',
  rowReady: '✓ Ready',
  rowComesAlong: '✓ Comes along',
  comesAlong: (amount: number) => `${formatNumber(amount)} ${amount === 1 ? 'comes' : 'come'} along`,
  owned: (name: string) => `${name} owned`,
  obtainFirst: 'Obtain first: its recipes go in a circle',
  effortLeft: 'Effort left',
  /** How many skills work is left for. The card's name is `highest` beside it, or `noSkills` where there is no such work. */
  skills: (count: number) => plural(count, 'skill', 'skills'),
  highest: (skill: string, level: number) => (level > 0 ? `${skill} ${formatNumber(level)} highest` : skill),
  noSkills: 'Skills left',
  more: 'Time and filters',
  onlyMissing: 'Only missing',
  profession: 'Profession',
  allProfessions: 'All Professions',
  whatCanIDo: 'What can I do?',
  beyondLevel: {
    show: 'Any level',
    mark: 'Mark what I cannot do',
    hide: 'Only what I can do',
  },
  noLevels: 'You have not told any level yet, so nothing is held against you: tell them under Professions.',
  lookUp: 'Look up',
  lookUpTitle: 'Used in, what can I make now, what blocks the most',
  resetChoices: (count: number) => `Reset ${plural(count, 'choice', 'choices')}`,
  resetChoicesTitle: 'Reset all choices of recipes and sources',
  hidden: (count: number) => `${plural(count, 'row is', 'rows are')} hidden by the filters`,
  showAll: 'Show all',
  hiddenHere: (count: number) => `${formatNumber(count)} hidden`,
  sections: { professions: 'Professions', once: 'Needed Once', leftover: 'Left Over' },
  kinds: (count: number) => plural(count, 'item', 'items'),
  level: (level: number) => (level > 0 ? `Level ${formatNumber(level)}` : 'Any level'),
  yours: 'you:',
  effort: (effort: number) => `${formatNumber(effort)} effort`,
  crafts: (count: number) => plural(count, 'craft', 'crafts'),
  toGather: (count: number) => `${formatNumber(count)} to gather`,
  xp: (xp: number) => `${formatNumber(Math.round(xp))} XP`,
  waiting: (seconds: number) => `${formatDuration(seconds)} waiting`,
  needsLevel: (skill: string, level: number, own: number) =>
    `Needs ${skill} ${formatNumber(level)}, you have ${formatNumber(own)}`,
  details: 'Details',
  notUsedUp: 'not used up',
  partNotUsedUp: (count: number) => `${formatNumber(count)} of it not used up`,
  surplus: 'More than needed, from whole crafts',
  byproduct: 'By-product, on average',
  surplusAndByproduct: 'From whole crafts and as a by-product, on average',
  leftOver: 'left over',
  byChance: 'yield by chance',
  byChanceMark: '≈',
  of: (name: string) => `${name}:`,
  explain: 'Explain this number',
  explainTitle: 'Where does this number come from? ( ? )',
  wayOf: (name: string) => `How to get ${name}`,
  moreWays: (count: number) => `${formatNumber(count)} more...`,
  gather: (source: string) => `Gather: ${source}`,
  elsewhere: 'Obtained elsewhere',
  changed: 'your choice',
  defaultWay: (way: string) => `${way} (default)`,
} as const

/** At most two units: `2 d 3 h`, `1 h 20 min`, `45 s`. */
export function formatDuration(seconds: number): string {
  if (seconds < minute) return `${formatNumber(Math.ceil(seconds))} s`
  if (seconds < hour) return `${formatNumber(Math.ceil(seconds / minute))} min`
  const [large, small, names] = seconds < day ? [hour, minute, ['h', 'min']] : [day, hour, ['d', 'h']]
  const smalls = Math.ceil(seconds / small)
  const per = large / small
  const rest = smalls % per
  const whole = `${formatNumber(Math.floor(smalls / per))} ${names[0]}`
  return rest > 0 ? `${whole} ${rest} ${names[1]}` : whole
}
