import { type Chances, sometimes } from '../chances.ts'
import { by } from '../crafts.ts'
import type { Needed } from '../family.ts'
import { found } from '../gathering.ts'
import { family, made } from '../members.ts'
import { basic, rough } from '../words.ts'
import { smallFish } from './fish-names.ts'

export const baitfish = family({
  tag: 'Baitfish',
  names: smallFish,
  ids: [1110016, 2110016, 3110016, 4110016, 5110016, 6110016, 297634455, 540806596, 1147002521, 37723214],
  found: [
    found('fish', {
      nodes: smallFish,
      amount: [
        ...[0.02, 0.01681, 0.01459, 0.01295, 0.01168],
        ...[0.01067, 0.00984, 0.00914, 0.00856, 0.00805],
      ],
    }),
  ],
})

// Bait and crushed shells come of one craft, each as a by-product of the other. So both are there before they get their recipes.
const baits = family({
  tag: 'Bait',
  names: basic('Bait'),
  ids: [1110003, 2110003, 3110003, 4110003, 5110003, 6110003, 1997986205, 456832545, 1047327336, 94044442],
})
const shells = family({
  tag: 'Crushed Shells',
  rarity: 2,
  names: rough('Crushed * Shells'),
  ids: [1110012, 2110012, 3110012, 4110012, 5110012, 6110012, 2054142227, 2047216518, 2016383250, 691791234],
})

export const bait = made(baits, processed(2, [0.1, shells]))
export const crushedShells = made(shells, processed(sometimes(0.1), [2, baits]))

function processed(gives: number | Chances, ...also: readonly Needed[]) {
  return by('fisher', 'Process {1}', {
    effort: [10, 15, 20, 25, 30, 35, 40, 45, 50, 60],
    needs: [[1, baitfish]],
    gives,
    also,
  })
}
