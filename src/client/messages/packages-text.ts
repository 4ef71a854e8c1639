import { formatNumber, plural } from '#contract/sentences/numbers'

/** Texts of packages in the player's own stock (BEY-22, BEY-17). */
export const packagesText = {
  unpack: (packages: number) => `Unpack ${plural(packages, 'package', 'packages')}`,
  unpackTitle: (packages: number, holds: number, name: string) =>
    `${formatNumber(packages * holds)} ${name}, ${formatNumber(holds)} in each: the packages leave your inventory, the pieces enter it`,
  unpackOf: (packages: number, name: string) =>
    `Unpack ${plural(packages, 'package', 'packages')} of ${name}`,
  hold: (missing: number, kinds: number) =>
    `Your packages hold ${formatNumber(missing)} of what is missing, ${plural(kinds, 'kind', 'kinds')}.`,
  unpackAll: 'Unpack what is needed',
  title: 'Packed',
  owned: (owned: number, name: string, holds: number) =>
    `You have ${formatNumber(owned)} ${name}, ${formatNumber(holds)} in each.`,
  none: (name: string, holds: number) => `${formatNumber(holds)} make one ${name}.`,
} as const
