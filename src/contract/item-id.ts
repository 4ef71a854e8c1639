import * as z from 'zod'
import type { ItemId } from '#domain/catalog/item'
import { isOneLine } from './storable.ts'

/** Names with a meaning of their own in JavaScript: as keys of an object they would not be plain data. */
const forbiddenIds = ['__proto__', 'constructor', 'prototype']

/** The id of an item, whether or not a catalogue has it. */
export function itemIdUpTo(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => !forbiddenIds.includes(text) && isOneLine(text), 'This is not the id of an item.')
    .transform((text) => text as ItemId)
}
