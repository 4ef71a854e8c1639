/**
 * Raised whenever plans are counted in another way, so that a plan can say why its numbers changed (BEY-14). By rules 1 nothing was
 * given back, kept or used that came along; by rules 2 it is.
 */
export const countingRules = 2
