import { below } from '../members.ts'
import { from, research, researchInARow } from '../research.ts'
import { tiers } from '../tier.ts'
import { numbered } from '../words.ts'
import { codex } from './research.ts'
import { hexCoin } from './trade-goods.ts'

const fromSecond = tiers.slice(1)
const fromThird = tiers.slice(2)

/** Research begins at T2. Lists of ten stand for T1 to T10 all the same, so their first value is never used. */
export const claimTier = researchInARow({
  tag: 'Claim Tier',
  names: numbered('*'),
  ids: fromSecond.map((tier) => tier * 100),
  tiers: fromSecond,
  needs: [[[0, 0, 1, 3, 3, 5, 5, 7, 7, 9], below(codex)]],
  supplies: tiers.map((tier) => (tier > 2 ? (tier - 1) * 750 : 10)),
})

export const township = researchInARow(
  {
    tag: 'Township',
    names: numbered('* Township'),
    ids: [1300921803, 1272742983, 225112729, 1425977115, 315153795, 2029414118, 760073735, 1091470477],
    tiers: fromThird,
    needs: [[[0, 0, 9, 12, 17, 20, 25, 28, 33, 36], below(codex)]],
    supplies: tiers.map((tier) => (tier - 1) * 2250),
  },
  [from(3, claimTier)],
)

export const claimMembers = unlocked('Claim Members', {
  what: '{0} Members',
  amounts: [75, 100, 125, 150, 175, 200, 225, 250, 275],
  ids: [
    2136582402, 1426269264, 1912870048, 187931146, 736567281, 1728735124, 905455362, 571236380, 830936030,
  ],
  supplies: [0, 1000, 2000, 3000, 4000, 6000, 7000, 8000, 9000, 10000],
})

export const claimSupplies = unlocked('Claim Supplies', {
  what: '{0} Max Supplies',
  amounts: [30000, 50000, 85000, 115000, 150000, 180000, 220000, 260000, 310000],
  ids: [
    1826500486, 1157053499, 688169271, 733358069, 906602291, 1273121576, 1206083197, 1567647942, 649819263,
  ],
  supplies: tiers.map((tier) => tier * 2000),
})

export const claimArea = unlocked('Claim Area', {
  what: 'up to {0} tiles',
  amounts: [2000, 3000, 4000, 6000, 8000, 10000, 13000, 16000, 20000],
  ids: [
    1161565644, 477458683, 2099304788, 956489539, 473237479, 728778297, 1617681454, 1337780142, 2072167322,
  ],
  supplies: [0, 2000, 4000, 4000, 8000, 10000, 12000, 14000, 16000, 16000],
})

export const townBankResearch = research('Town Bank', 748616905, {
  tag: 'Claim Buildings',
  tier: 2,
  after: [claimTier],
  needs: [[1000, hexCoin]],
  supplies: 500,
})
export const largeHouses = research('Large Houses', 611825682, {
  tag: 'Claim Buildings',
  tier: 3,
  after: [township],
  needs: [[2500, hexCoin]],
  supplies: 2000,
})
export const townMarketResearch = research('Town Marketplace', 2111626185, {
  tag: 'Claim Buildings',
  tier: 4,
  after: [township],
  needs: [[2500, hexCoin]],
  supplies: 1250,
})
export const largeWalls = research('Large Walls', 834181377, {
  tag: 'Claim Buildings',
  tier: 6,
  after: [township],
  needs: [[500000, hexCoin]],
  supplies: 100000,
})
export const empireInfrastructure = research('Empire Infrastructure', 10000, {
  tag: 'Empire',
  tier: 2,
  after: [claimTier],
  supplies: 20000,
})

type Unlocked = {
  readonly what: string
  /** From T2 on. */
  readonly amounts: readonly number[]
  readonly ids: readonly number[]
  readonly supplies: readonly number[]
}

/** Research in a row that unlocks more of something. The name that stands for T1 is empty, as no member has it. */
function unlocked(tag: string, { what, amounts, ids, supplies }: Unlocked) {
  const names = ['', ...amounts].map((amount) => `Unlock ${what.replace('{0}', `${amount}`)}`)
  return researchInARow({ tag, names, ids, tiers: fromSecond, supplies }, [from(2, claimTier)])
}
