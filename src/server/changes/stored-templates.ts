import { type SQL, sql } from 'drizzle-orm'
import type { Outline, ProjectTemplate, TemplateHead, TemplateKind } from '#domain/settlement/template'
import { text, timeText, timeTextOrNull } from '../db/columns.ts'
import type { Row } from '../db/database.ts'

/** The templates of one kind in a settlement, deleted ones too. */
export function templatesOfKind(settlementId: string, kind: TemplateKind): SQL {
  return sql`select * from templates where settlement_id = ${settlementId} and kind = ${kind}`
}

/** A project template that a project can be started from: no row where there is none, or it is deleted. */
export function templateToStart(settlementId: string, id: string): SQL {
  return sql`${templatesOfKind(settlementId, 'project')} and id = ${id} and deleted_at is null`
}

export function templateHead(row: Row): TemplateHead {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: text(row, 'description'),
    createdAt: timeText(row, 'created_at'),
    deletedAt: timeTextOrNull(row, 'deleted_at'),
  }
}

export function projectTemplate(row: Row): ProjectTemplate {
  return { ...templateHead(row), outline: row.body as Outline }
}
