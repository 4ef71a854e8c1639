import type { Input, Scene } from '../../matrix/attempt.ts'
import type { KeptRows, RunSql } from '../../matrix/kept-rows.ts'
import { inputSchemaOf, type ProcedureName, type Schema } from '../../support/contract-inputs.ts'
import type { ForeignField, Table } from './columns.ts'
import { changesNothing, controlsOf } from './controls/all.ts'
import type { Control } from './controls/control.ts'
import { isGranted } from './granted.ts'
import { type InputObject, inputObjectsIn, pathsOf } from './input-objects.ts'
import { type Foreign, sendForeign, sendIgnored } from './send-foreign.ts'
import { readRows, takenIn, type Written, writtenBetween } from './stored-rows.ts'

/** What a procedure is tried on. */
export type Bench = {
  readonly url: string
  readonly scene: Scene
  readonly sql: RunSql
  readonly kept: KeptRows
  readonly tables: readonly Table[]
  /** Fields of the server's own, each with a value: an object of an input must refuse or ignore those that it does not take. */
  readonly fields: readonly ForeignField[]
}

/** What came of a procedure, or of one of its controls. */
export type Tried = {
  /** Foreign fields that were sent. */
  readonly fields: number
  readonly controls: number
  readonly accepted: number
  /** What the controls wrote. */
  readonly written: readonly Written[]
  readonly wrong: readonly string[]
}

type Procedure = {
  readonly name: ProcedureName
  readonly schema: Schema
  /** The objects of its input that are still to be tried. */
  readonly left: Set<string>
}

/**
 * Tries a procedure with its controls, which are calls that are accepted: sends each foreign field in each object of a control's input,
 * and the same input without any.
 */
export async function tryProcedure(bench: Bench, name: ProcedureName): Promise<Tried> {
  const schema = inputSchemaOf(name)
  const left = new Set(pathsOf(schema))
  const tried: Tried[] = []
  for (const control of controlsOf(name))
    try {
      tried.push(await tryControl(bench, { name, schema, left }, control))
    } finally {
      await bench.kept.rollBack()
    }
  const sum = (of: (one: Tried) => number) => tried.reduce((all, one) => all + of(one), 0)
  return {
    fields: sum(({ fields }) => fields),
    controls: tried.length,
    accepted: sum(({ accepted }) => accepted),
    written: tried.flatMap(({ written }) => written),
    wrong: [
      ...tried.flatMap(({ wrong }) => wrong),
      ...[...left].map((path) => `${called(name, path)} is in no control`),
    ],
  }
}

async function tryControl(bench: Bench, { name, schema, left }: Procedure, control: Control): Promise<Tried> {
  const { scene, sql, tables } = bench
  const who = control.as?.(scene) ?? scene.owner
  const make = async () => numbered(schema, await control.input(scene, sql))
  const input = await make()
  // Each object is tried once, in the first control that has it: `delete` says whether it was still to be tried.
  const places = inputObjectsIn(schema, input).filter(({ path }) => left.delete(path))
  const to = (place: InputObject, given: Foreign['input']): Foreign => ({
    name,
    who,
    place,
    input: given,
    called: called(name, place.path),
  })

  const held = await readRows(sql, tables)
  const refused = []
  for (const place of places.filter(({ isOpen }) => !isOpen))
    refused.push(await sendForeign(bench, to(place, input)))
  const after = await readRows(sql, tables)
  const { status, body } = await who.ask(name, input)
  const done = await readRows(sql, tables)
  const written = writtenBetween(after, done)

  // An open object lets unknown fields pass: a foreign field is not refused there, but must not be stored.
  const passed = []
  for (const place of places.filter(({ isOpen }) => isOpen))
    passed.push(await sendIgnored(bench, to(place, await make())))
  // Foreign fields have values that nothing else has, so a row with one of them shows that it was taken.
  const taken = takenIn(await readRows(sql, tables))
  return {
    fields: [...refused, ...passed].reduce((sum, { sent }) => sum + sent, 0),
    controls: 1,
    accepted: status === 200 ? 1 : 0,
    written,
    wrong: [
      ...[...refused, ...passed].flatMap(({ wrong }) => wrong),
      ...writtenBetween(held, after).map(({ table, how }) => `${name}: what was refused has ${how} ${table}`),
      ...(status === 200 ? [] : [`${name} is refused without a foreign field too: ${JSON.stringify(body)}`]),
      ...(status !== 200 || hasEffect(written) || changesNothing.includes(name)
        ? []
        : [`${name} has no effect: its refusals say nothing`]),
      ...taken.map((row) => `${name}: a foreign field was taken into ${row}`),
      ...places.flatMap((place) => notGranted(bench, name, place)),
    ],
  }
}

/** The input with what makes this call another one than the last, where the procedure takes it: an act's number, or an operation id. */
function numbered({ properties = {} }: Schema, input: Input): Input {
  if (properties.sent) return { ...input, sent: { client: crypto.randomUUID(), number: 1 } }
  return properties.operationId ? { ...input, operationId: crypto.randomUUID() } : input
}

/** Whether anything was written besides the record that the request came. */
function hasEffect(written: readonly Written[]): boolean {
  return written.some(
    ({ table }) => !['applied_operations', 'act_clients', 'user_data_clients'].includes(table),
  )
}

function notGranted({ fields }: Bench, name: string, { path, takes }: InputObject): readonly string[] {
  return takes
    .filter((field) => fields.some(([foreign]) => foreign === field) && !isGranted(field, name))
    .map((field) => `${called(name, path)} takes ${field}, which is the server’s`)
}

function called(name: string, path: string): string {
  return path === '' ? name : `${name} ${path}`
}
