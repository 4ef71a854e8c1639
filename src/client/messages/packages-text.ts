import { formatNumber, plural } from '#contract/sentences/numbers'

/** Texts of packages in the player's own stock (BEY-22, BEY-17). */
export const packagesText = {
  unpack: (packages: number) => `Unpack ${plural(packages, 'package', 'packages')}`,
  unpackTitle: (packages: number, holds: number, name: string) =>
    `${formatNumber(packages * holds)} ${name}, ${formatNumber(holds)} in each: the packages leave your inventory, the pieces enter it`,
  unpackOf: (packages: number, name: string) =>
    `Unpack ${plural(packages, 'package', 'packages')} of ${name}`,
  hold: (pieces: number) =>
    `${formatNumber(pieces)} of what is missing ${pieces === 1 ? 'lies' : 'lie'} in your packages.`,
  /** Above what is printed or copied. */
  exported: (packages: string) => `Still packed in the inventory: ${packages}.`,
  exportedOne: (packages: number, name: string) => `${plural(packages, 'package', 'packages')} of ${name}`,
  unpackAll: 'Unpack what is needed',
  title: 'Packed',
  /** Before the name of the package. */
  makeOne: (holds: number) => `${plural(holds, 'piece makes', 'pieces make')} one`,
  owned: (owned: number) => `You have ${formatNumber(owned)} of them.`,
} as const
