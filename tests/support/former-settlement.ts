import { toPlainDocument } from '#domain/user-data/plain-document'
import type { PersonalSettlement } from '#domain/user-data/user-document'
import { formerSaveRequestHash } from '#server/user-data/request-log'
import { addPerson, type ClosedDatabase } from './former-database.ts'
import { set } from './saving.ts'
import { aDocument } from './user-documents.ts'

/** A settlement with two projects and a task, and with every kind of value that JSON can hold. */
export const hill: PersonalSettlement = {
  name: 'Hill “ö” 🏠',
  projects: [
    { id: 'barn', title: 'Barn', nested: { list: [1, null, true, 0.1, '', {}] } },
    { id: 'mill', title: 'Mill', due: 1_764_547_200 },
  ],
  tasks: [{ id: 'roof', projectId: 'barn', completedQuantity: 3 }],
}

/** The same settlement a version earlier. */
export const earlierHill: PersonalSettlement = { name: 'Hill', projects: [{ id: 'barn' }], tasks: [] }

/** The operation as earlier releases sent it; the type `never` lets it stand among today's operations, which have none of this kind. */
export function settlementSet(settlement: unknown): never {
  return { op: 'settlement.set', settlement, force: false } as never
}

/** The phone's last save, its request number 2. */
export const lastBatch = [set('log', 20), settlementSet(hill)]

/**
 * A user whose account an earlier release left at version 3: the phone saved versions 2 and 3, each with a settlement, and
 * version 3 replaced another device's 50 logs.
 */
export async function addPersonWithSettlement(database: ClosedDatabase, name: string) {
  const person = await addPerson(database, name)
  const { userId } = person
  const phone = crypto.randomUUID()
  const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
  const second = toPlainDocument(aDocument({ stock: { log: 10, ore: 4 }, settlement: earlierHill }))
  const third = toPlainDocument(aDocument({ stock: { log: 20, ore: 4 }, settlement: hill }))
  const trail = {
    floor: 0,
    clients: [phone],
    // By row: the version of its last change and the place of the browser among `clients`; the rest is empty here (`StoredTrace`).
    traces: {
      'stock log': [3, 0, 0, null, null],
      'stock ore': [2, 0, 0, null, null],
      settlement: [3, 0, 0, null, null],
    },
  }
  const answers = [{ seq: 2, hash: formerSaveRequestHash(lastBatch), version: 3, withDocument: false }]
  for (const statement of [
    `insert into user_data (user_id, version, document, trail, last_updated)
       values ('${userId}', 3, ${json(third)}, ${json(trail)}, now())`,
    `insert into user_data_versions
       (user_id, version, document, saved_at, reason, inventory_items, build_list_items, projects)
       values ('${userId}', 2, ${json(second)}, now(), 'save', 2, 0, 1),
         ('${userId}', 3, ${json(third)}, now(), 'save', 2, 0, 2)`,
    `insert into user_data_clients (client_id, user_id, last_seq, answers)
       values ('${phone}', '${userId}', 2, ${json(answers)})`,
    `insert into superseded_values (user_id, version, key, value, at)
       values ('${userId}', 3, 'stock log', '50', now())`,
  ])
    await database.query(statement)
  return { ...person, phone }
}
