/**
 * Raised whenever plans are counted in another way, so that a plan can say why its numbers changed (BEY-14). Rules 1 left out
 * by-products, catalysts and what comes back; rules 2 count them.
 */
export const countingRules = 2
