import * as z from 'zod'

export const settlementId = z.uuid()

/** Made by the client: the same one twice is answered twice and done once. */
export const operationId = z.uuid().optional()

/** Which settlement is meant. */
export const ofSettlement = z.strictObject({ settlementId })

/** What every command takes besides its own. A row that it adds has the operation's id. */
export const commandInput = { settlementId, operationId }

/**
 * Which act of which client this is. A client counts its acts in each settlement from 1 on; the server remembers the last
 * number and the last 50 answers of each client for as long as it is used, where an operation id is known for a day.
 */
export const sentAct = z.strictObject({ client: z.uuid(), number: z.int().min(1) }).optional()

/** What every act takes besides its own. */
export const actInput = { ...commandInput, sent: sentAct }
