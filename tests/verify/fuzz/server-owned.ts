import * as z from 'zod'
import { notification } from '#contract/notifications'
import { tables } from '#contract/tables'
import { attempted } from '#scripts/attempted'
import {
  inputSchemaOf,
  inputsOf,
  type ProcedureName,
  proceduresInOrder,
  reads,
  type Schema,
} from '../../support/contract-inputs.ts'
import type { Somebody } from '../../support/settlements.ts'

/** What is sent in a field that a client may not set. */
const values: readonly unknown[] = [
  '00000000-0000-4000-8000-000000000000',
  7,
  true,
  '2026-01-01T00:00:00.000Z',
  null,
]

/** Every field of every entity, as members and owners of accounts see them. */
function entityFields(): readonly string[] {
  const names = new Set<string>([
    'userId',
    'ownerId',
    'role',
    'isOwner',
    'isAdmin',
    'decidedByNo',
    'seq',
    'version',
  ])
  const collect = (schema: Schema) => {
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      names.add(name)
      collect(part)
    }
    if (schema.items) collect(schema.items)
    for (const part of schema.anyOf ?? schema.oneOf ?? []) collect(part)
  }
  for (const schema of [tables, notification])
    collect(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema)
  return [...names]
}

/** Whether a procedure takes the field itself. */
function takes(schema: Schema, field: string): boolean {
  return (
    field in (schema.properties ?? {}) ||
    (schema.anyOf ?? schema.oneOf ?? []).some((part) => takes(part, field))
  )
}

/** Sends each field that belongs to the server with each procedure that changes something. @returns what was not refused, in sentences */
export async function sendServerOwned(who: Somebody, settlementId: string): Promise<readonly string[]> {
  const fields = entityFields()
  const wrong: string[] = []
  let sent = 0
  for (const name of proceduresInOrder.filter((one) => !reads(one))) {
    const schema = inputSchemaOf(name)
    const input = inputsOf(name, { settlementId }, [settlementId]).at(-1)!
    const taken = fields.filter((field) => !takes(schema, field))
    const answers = await Promise.all(
      taken.map(
        async (field, at) =>
          [field, await statusOf(who, name, { ...input, [field]: values[at % values.length] })] as const,
      ),
    )
    sent += answers.length
    for (const [field, status] of answers)
      if (status !== 422) wrong.push(`${name} with ${field} was answered with ${status}`)
  }
  console.log(attempted('server-owned fields', sent, `, ${sent - wrong.length} refused`))
  return wrong
}

async function statusOf(
  who: Somebody,
  name: ProcedureName,
  input: Readonly<Record<string, unknown>>,
): Promise<number> {
  return (await who.ask(name, input)).status
}
