/** What has moved on, for those who look on: a settlement's history, a saved document, somebody's list of settlements. */
export type Changed =
  | { readonly kind: 'settlement'; readonly settlementId: string }
  | { readonly kind: 'document'; readonly userId: string; readonly version: number }
  | { readonly kind: 'list'; readonly userId: string }
