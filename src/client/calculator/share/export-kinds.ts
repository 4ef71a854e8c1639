/** The ways a plan leaves the app besides its link (BEY-5), as the menu lists them. */
export const exportKinds = ['text', 'discord', 'csv', 'print'] as const
export type ExportKind = (typeof exportKinds)[number]
