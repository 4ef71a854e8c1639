import * as z from 'zod'

export const settlementId = z.uuid()

/** Made by the client: the same one twice is answered twice and done once. */
export const operationId = z.uuid().optional()

/** Which settlement is meant. */
export const ofSettlement = z.strictObject({ settlementId })

/** What every act takes besides its own. A row that it adds has the operation's id. */
export const actInput = { settlementId, operationId }
