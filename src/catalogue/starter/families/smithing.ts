import { by, waiting } from '../crafts.ts'
import { family } from '../members.ts'
import { metal } from '../words.ts'
import { log } from './forestry.ts'
import { orePiece } from './mining.ts'
import { flux, treatment } from './trade-goods.ts'

export const concentrate = family({
  tag: 'Ore Concentrate',
  names: metal('Ore Concentrate'),
  ids: [1040003, 2040003, 3040003, 4040003, 5040003, 6040003, 523735180, 2145694365, 1690423614, 624361612],
  recipe: by('smith', 'Extract {0}', { effort: 50, needs: [[2, orePiece]] }),
})

export const molten = family({
  tag: 'Molten Ingot',
  names: metal('Molten *'),
  ids: [1050003, 2050003, 3050003, 4050003, 5050003, 6050003, 2049289900, 1969878034, 1575963302, 216125070],
  recipe: waiting('Smelter', 'Smelt {0}', {
    skill: 'Smithing',
    seconds: [300, 900, 1800, 3600, 3600, 3600, 3600, 3600, 3600, 3600],
    needs: [
      [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], concentrate],
      [1, log],
    ],
  }),
})

export const ingot = family({
  tag: 'Ingot',
  names: metal('Ingot'),
  ids: [1050001, 2050001, 3050001, 4050001, 5050001, 6050001, 1899017490, 1464752960, 445742898, 2069757207],
  recipe: by('smith', 'Forge {0}', {
    effort: 100,
    needs: [
      [1, molten],
      [treatment, flux],
    ],
  }),
})

export const nails = family({
  tag: 'Nail',
  names: metal('Nails'),
  ids: [1050002, 2050002, 3050002, 4050002, 5050002, 6050002, 701069699, 2019460253, 284733480, 46614473],
  recipe: by('smith', 'Forge {0}', { effort: 100, needs: [[1, ingot]], gives: 5 }),
})
