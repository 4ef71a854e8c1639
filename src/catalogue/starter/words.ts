import { tiers } from './tier.ts'

// The words by which the game names its tiers, T1 first. `late` and `middle` are the last ones, which several kinds of things share.
// `...[ ]` inside a list of literals is for its looks alone: the formatter leaves what stands in it on one line.
const late = ['Ornate', 'Pristine', 'Magnificent', 'Flawless']
const middle = ['Fine', 'Exquisite', 'Peerless', ...late]
const metals = [
  ...['Ferralith', 'Pyrelite', 'Emarium', 'Elenvar', 'Luminite'],
  ...['Rathium', 'Aurumite', 'Celestium', 'Umbracite', 'Astralite'],
]
const waters = [
  ...['Briny', 'Muddy', 'Greenhorn', 'Azure', 'Rocky', 'Vibrant', 'Mossy', 'Murky', 'Abyssal', 'Divine'],
]

/** Things made by hand: Rough Plank, Simple Plank ... Flawless Plank. */
export const rough = series(['Rough', 'Simple', 'Sturdy', ...middle])

/** Plants and what is mixed from them: Basic Berry, Simple Berry, Infused Berry ... */
export const basic = series(['Basic', 'Simple', 'Infused', ...middle])

/** Metal things: Ferralith Ingot ... Astralite Ingot. */
export const metal = series(metals)

/** Fish by their waters: Briny Oceanfish Filet ... */
export const briny = series(waters)

/** Books: Beginner's Study Journal, Novice Study Journal ... */
export const beginners = series([
  ...["Beginner's", 'Novice', 'Essential', 'Proficient', 'Advanced', 'Comprehensive', ...late],
])

/** Food: Plain Bread, Savory Bread ... Delectable Bread. */
export const plain = series([
  ...['Plain', 'Savory', 'Zesty', 'Fine', 'Succulent'],
  ...['Ambrosial', 'Flavorful', 'Delicious', 'Scrumptious', 'Delectable'],
])

/** Research of claims: Tier 1 Carpentry, Tier 2 Carpentry ... */
export const numbered = series(tiers.map((tier) => `Tier ${tier}`))

/** Names a thing in every tier: the word of the tier comes in place of each `*`, or in front where there is none. */
function series(words: readonly string[]) {
  return (thing: string): readonly string[] =>
    words.map((word) => (thing.includes('*') ? thing.replaceAll('*', word) : `${word} ${thing}`))
}
