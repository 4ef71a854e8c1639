import * as z from 'zod'

/** A message for zod: the end of the sentence "… in row 12: field name …". */
function fault(expected: string) {
  return {
    error: (issue: { readonly input?: unknown }) =>
      issue.input === undefined ? 'is missing' : `must be ${expected}`,
  }
}

export const wholeNumber = z.int(fault('a whole number'))
export const number = z.number(fault('a number'))
export const text = z.string(fault('a text'))
export const flag = z.boolean(fault('true or false'))
export function listOf<T extends z.ZodType>(row: T) {
  return z.array(row, fault('a list'))
}

/** An amount of one thing, as all tables of the game write it. */
export const stackRow = z.object(
  {
    item_id: wholeNumber,
    quantity: number,
    item_type: z.enum(['Item', 'Cargo'], fault('Item or Cargo')),
  },
  fault('a stack'),
)
export type StackRow = z.infer<typeof stackRow>

export const skillLevelRow = z.object({ skill_id: wholeNumber, level: number }, fault('a skill and level'))
export type SkillLevelRow = z.infer<typeof skillLevelRow>
export const toolNeedRow = z.object({ tool_type: wholeNumber, level: number }, fault('a tool and level'))
export const experienceRow = z.object({ skill_id: wholeNumber, quantity: number }, fault('experience'))

/** The error for a table that cannot be compiled; its message is for the person who started the compiler. */
export function tableFault(table: string, what: string): Error {
  const error = new Error(`The table ${table} ${what}.`)
  error.name = 'TableFault'
  return error
}

/** The error for a table that is not there at all. */
export function tableAbsent(table: string, what: string): Error {
  return Object.assign(tableFault(table, what), { absent: true })
}

/** For tables that a source may lack. @returns undefined for the error of an absent table @throws every other error */
export function unlessAbsent(error: unknown): undefined {
  if (error instanceof Error && 'absent' in error) return undefined
  throw error
}

/**
 * Checks the rows of one table (CAT-2).
 * @param key the column that numbers the rows
 * @throws an error that names the table, the row and the field
 */
export function readRows<T extends z.ZodType>(
  table: string,
  json: unknown,
  row: T,
  key = 'id',
): z.infer<T>[] {
  if (!Array.isArray(json)) throw tableFault(table, 'must be a list of rows')
  if (json.length === 0) throw tableFault(table, 'is empty')
  const seen = new Set<unknown>()
  return json.map((raw: unknown, index) => {
    if (raw === null || typeof raw !== 'object') {
      throw tableFault(table, `is damaged: entry ${index + 1} of its list is no row`)
    }
    const id = (raw as Record<string, unknown>)[key]
    const result = row.safeParse(raw)
    if (!result.success) {
      const issue = result.error.issues[0]!
      const place = id === undefined ? `entry ${index + 1} of its list` : `row ${id}`
      throw tableFault(table, `is damaged in ${place}: field ${issue.path.join('.')} ${issue.message}`)
    }
    if (seen.has(id)) throw tableFault(table, `has row ${id} twice`)
    seen.add(id)
    return result.data
  })
}
