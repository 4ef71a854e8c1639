import * as z from 'zod'
import { catalogueVersion } from './catalogue-version.ts'

export const settlementId = z.uuid()

/** Made by the client: a repeated request with the same id is done once and gets the same response. */
export const operationId = z.uuid().optional()

export const ofSettlement = z.strictObject({ settlementId })

/** Fields of every command, besides its own. A row that the command adds gets the operation's id. */
export const commandInput = { settlementId, operationId }

/**
 * The act's number at its client. A client counts its acts in each settlement from 1. The server keeps the last number and
 * the last 50 responses of each client as long as the client is used (those of operation ids for 30 days).
 */
export const sentAct = z.strictObject({ client: z.uuid(), number: z.int().min(1) }).optional()

/** Fields of every act, besides its own. */
export const actInput = { ...commandInput, sent: sentAct }

/** The version of the catalogue by which an act numbers recipes: it is refused where the settlement counts with another one. */
export const numberedBy = { catalogue: catalogueVersion.optional() }

/** Fields of every act on one project. */
export const ofProject = { ...actInput, projectId: z.uuid() }

/** The answer to a change after which there is nothing to tell. */
export const done = z.strictObject({})
