import { type SQL, sql } from 'drizzle-orm'
import type { PersonNo } from '#domain/settlement/names'
import type { Acted } from '#domain/settlement/telling/acted'
import { flagsOf, type Told } from '#domain/settlement/telling/notification'
import { waitsNoMore } from '#domain/settlement/telling/told-of-contributions'
import { whoIsTold } from '#domain/settlement/telling/who-is-told'
import { sqlTime } from '../db/sql-time.ts'
import type { ActResult } from './act-runner.ts'

type Telling = {
  readonly settlementId: string
  /**
   * What follows `from`: rows `told` with user_id, kind, subject, bucket and facts, and the two flags that the kind needs as
   * group_flag and own_flag.
   */
  readonly told: SQL
  /** The person number of whoever caused it, or null. */
  readonly byNo: SQL
  readonly at: number
}

/**
 * Adds notifications for members who want them: who have neither muted the settlement nor switched the kind off (SYS-8). What was
 * told once is not told again.
 */
export function notificationsInsert({ settlementId, told, byNo, at }: Telling): SQL {
  return sql`
    insert into notifications (settlement_id, user_id, kind, subject, bucket, facts, by_no, at)
    select ${settlementId}::uuid, told.user_id, told.kind, told.subject, told.bucket, told.facts, ${byNo}, ${sqlTime(at)}
    from ${told} where ${isWanted(sql`${settlementId}::uuid`)}
    on conflict do nothing`
}

/** Whether the member of a row of `told` wants it: has neither muted the settlement nor switched its kind off. */
export function isWanted(settlementId: SQL): SQL {
  return sql`exists (
    select 1 from memberships join profiles on profiles.user_id = memberships.user_id
    where memberships.settlement_id = ${settlementId} and memberships.user_id = told.user_id
      and status = 'active' and not is_muted
      and preferences -> told.group_flag is distinct from 'false'::jsonb
      and preferences -> told.own_flag is distinct from 'false'::jsonb)`
}

/**
 * Marks the notifications of deliveries that no longer wait for review as read, next to a `with numbered as (…)`: that has one row
 * if the act was given its number, and none otherwise, so `from numbered` then changes nothing.
 */
export function waitingReadUpdate(settlementId: string, subjects: readonly string[], at: number): SQL {
  return sql`
    update notifications set read_at = ${sqlTime(at)} from numbered
    where settlement_id = ${settlementId} and kind = 'waitingForReview' and read_at is null
      and subject in (select jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb))`
}

/** Adds the notifications that an act brings, next to a `with numbered as (…)`. */
export function actNotificationsInsert(
  settlementId: string,
  told: readonly Told[],
  { byNo, at }: { readonly byNo: PersonNo; readonly at: number },
): SQL {
  const rows = told.map(({ kind, userId: user_id, subject, bucket, facts }) => {
    const { group, own } = flagsOf[kind]
    return { kind, user_id, subject, bucket, facts, group_flag: group, own_flag: own }
  })
  return notificationsInsert({
    settlementId,
    told: sql`
      numbered, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(user_id uuid, kind text, subject text,
        bucket text, facts jsonb, group_flag text, own_flag text)`,
    byNo: sql`${byNo}::int`,
    at,
  })
}

/** The statements about notifications that are written with an act, and whose notifications change; most acts have none. */
export function notificationsOf(
  settlementId: string,
  acted: Acted,
  by: { readonly byNo: PersonNo; readonly at: number },
): Required<Pick<ActResult, 'parts' | 'notified'>> {
  const told = whoIsTold(acted)
  const over = waitsNoMore(acted)
  return {
    parts: [
      ...(told.length > 0 ? [actNotificationsInsert(settlementId, told, by)] : []),
      ...(over.subjects.length > 0 ? [waitingReadUpdate(settlementId, over.subjects, by.at)] : []),
    ],
    notified: [...new Set([...told.map(({ userId }) => userId), ...over.userIds])],
  }
}
