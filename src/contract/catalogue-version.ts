import * as z from 'zod'
import { isOneLine } from './storable.ts'

/** The version of a catalogue, by which recipes are numbered. */
export const catalogueVersion = z.string().min(1).max(120).refine(isOneLine, 'There is no such version.')
