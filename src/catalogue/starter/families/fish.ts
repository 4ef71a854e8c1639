import { found } from '../gathering.ts'
import { family, single } from '../members.ts'

const smallFish = [
  ...['Briny Guppi', 'Muddy Guppi', 'Greenhorn Guppi', 'Azure Minni', 'Rocky Minni'],
  ...['Vibrant Nano', 'Mossy Nano', 'Murky Chub', 'Abyssal Rasbi', 'Divine Tetra'],
]
export const lakeFishes = [
  ...['Briny Argus', 'Muddy Auratus', 'Greenhorn Dolo', 'Azure Sphyra', 'Rocky Doimaach'],
  ...['Vibrant Carangi', 'Mossy Synan', 'Murky Nemato', 'Abyssal Nobilis', 'Divine Serra'],
]
export const oceanFishes = [
  ...['Briny Linus', 'Muddy Oncor', 'Greenhorn Gorbu', 'Azure Centro', 'Rocky Aulono'],
  ...['Vibrant Janus', 'Mossy Amia', 'Murky Oxy', 'Abyssal Gladius', 'Divine Selachii'],
]

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

export const lakeFish = family({
  tag: 'Lake Fish',
  names: lakeFishes,
  ids: [1110017, 2110017, 3110017, 4110017, 5110017, 6110017, 750073180, 126302392, 1831764501, 426552137],
  found: [
    found('fish', {
      nodes: lakeFishes.map((fish) => `Baited ${fish} Spot`),
      amount: [0.03, 0.0252, 0.0219, 0.01935, 0.01755, 0.01605, 0.0147, 0.01365, 0.0129, 0.012],
      harder: [1, 2, 2, 2, 2, 2, 2, 2, 2, 0],
    }),
    found('fish', {
      nodes: lakeFishes.map((fish) => `Baited School Of ${fish}`),
      amount: [
        ...[0.015, 0.0126, 0.01095, 0.009675, 0.008775],
        ...[0.008025, 0.00735, 0.006825, 0.00645, 0.006],
      ],
      harder: [2, 3, 3, 3, 3, 3, 3, 3, 3, 0],
    }),
  ],
})

export const oceanFish = family({
  tag: 'Ocean Fish',
  kind: 'cargo',
  names: oceanFishes,
  ids: [6000, 6001, 6002, 6003, 6004, 6005, 359813833, 495585314, 390639013, 1237816866],
  found: [
    found('fish', {
      nodes: oceanFishes.map((fish) => `Frenzied School Of ${fish}`),
      amount: [0.002, 0.00168, 0.00146, 0.00129, 0.00117, 0.00107, 0.00098, 0.00091, 0.00086, 0.0008],
      harder: [16, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    }),
  ],
})

export const smallParanensis = single({
  tag: 'Uncharted Fish',
  kind: 'cargo',
  rarity: 2,
  name: 'Small Paranensis',
  id: 1683206549,
  tier: 4,
  found: [
    found('fish', { nodes: 'Extremely Chummed Paranensis Pod', amount: 0.00104 }),
    found('fish', { nodes: 'Well-Chummed Paranensis Pod', amount: 0.00052 }),
    found('fish', { nodes: 'Moderately Chummed Paranensis Pod', amount: 0.00026 }),
  ],
})

export const giantParanensis = single({
  tag: 'Ocean Fish',
  kind: 'cargo',
  rarity: 5,
  name: 'Giant Paranensis',
  id: 296592407,
  tier: 4,
  found: [found('fish', { nodes: 'Unreasonably Chummed Paranensis Pod', amount: 0.00026 })],
})

export const mapFragment = single({
  tag: 'Prospecting Item',
  rarity: 4,
  name: "Pirate's Map Fragment",
  id: 723635558,
  found: [
    {
      type: 'resource',
      name: 'Open Uncharted Shipment',
      verb: 'Collect',
      skill: 'Sailing',
      level: 10,
      tool: null,
      effort: 1,
      time: 1.5,
      stamina: 0.89,
      amount: 0.038,
    },
  ],
})
