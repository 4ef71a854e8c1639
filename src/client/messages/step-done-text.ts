import { formatNumber, plural } from '#contract/sentences/numbers'

/** Every text of ticking build steps off (CAL-9, BEY-17). */
export const stepDoneText = {
  left: (left: number) => `${plural(left, 'step', 'steps')} left`,
  done: (done: number) => `${formatNumber(done)} done`,
  tickedOff: (name: string) => `Ticked off: ${name}`,
  partly: (name: string) => `Partly ticked off: ${name}`,
  undo: 'Undo',
  button: 'Done',
  buttonOf: (action: string, name: string) => `Done: ${action} ${name}`,
  part: 'Part',
  partOf: (action: string, name: string) => `Part done: ${action} ${name}`,
  form: (action: string, name: string) => `${action} ${name}: how much is done`,
  howMany: { craft: 'How often', gather: 'How many' },
  of: (all: number) => `of ${formatNumber(all)}`,
  cameOut: 'How many came out',
  expected: (amount: number) => `${formatNumber(amount)} expected`,
  short: (ingredients: string) =>
    `Not in your inventory: ${ingredients}. Done all the same, the step takes what is there and adds all that it gives.`,
  shortOf: (short: number, name: string) => `${formatNumber(short)} ${name}`,
  inTurns: (givers: string, name: string) => `In turns with ${givers}, which gives back ${name}.`,
  between: (name: string, crafts: string) =>
    `You do not have enough ${name} for all at once. What comes back in between from ${crafts} makes up for it, and that is ticked off too.`,
  craftsOf: (crafts: number, name: string) => `${formatNumber(crafts)} × ${name}`,
  takeWhatIsThere: 'Take what is there',
  tick: 'Tick off',
  cancel: 'Cancel',
} as const
