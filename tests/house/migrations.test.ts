import type { PGlite, Transaction } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFaults } from '../support/key-faults.ts'
import { migratedDatabase, readStoredTables } from '../support/stored-tables.ts'

const ofSettlement = 'settlement_id uuid not null references settlements on delete cascade'
let database: PGlite
beforeAll(async () => {
  database = await migratedDatabase()
})
afterAll(() => database.close())

describe('decision 13: the keys of a settlement', () => {
  test('no table that the migrations make keeps settlements from being spread over machines', async () => {
    const tables = await readStoredTables(database)
    expect(tables.length).toBeGreaterThan(20)
    expect(keyFaults(tables)).toEqual([])
  })

  test('a new table that keeps the rules passes', async () => {
    const made = `
      create table orders (${ofSettlement}, id uuid, title text not null, by_no int, player_id uuid, user_id uuid references users,
        primary key (settlement_id, id), unique (settlement_id, title),
        foreign key (settlement_id, by_no) references people (settlement_id, no),
        foreign key (player_id, settlement_id) references players (id, settlement_id) on delete cascade);
      create index on orders (title)`
    expect(await faultsAfter(made)).toEqual([])
  })

  test.each([
    [
      'a primary key without the settlement',
      `create table orders (${ofSettlement}, id uuid primary key)`,
      'orders: orders_pkey does not begin with settlement_id',
    ],
    [
      'a primary key with the settlement in second place',
      `create table orders (${ofSettlement}, id uuid, primary key (id, settlement_id))`,
      'orders: orders_pkey does not begin with settlement_id',
    ],
    ['no primary key', `create table orders (${ofSettlement}, id uuid)`, 'orders: has no primary key'],
    [
      'a unique rule over all settlements',
      'alter table players add constraint players_name unique (name)',
      'players: players_name does not begin with settlement_id',
    ],
    [
      'a unique index over all settlements, on an expression and for some rows',
      'create unique index players_look on players (lower(name)) where is_active',
      'players: players_look does not begin with settlement_id',
    ],
    [
      'a unique rule of settlements themselves',
      'alter table settlements add constraint settlements_name unique (name)',
      'settlements: settlements_name does not begin with id',
    ],
    [
      'a foreign key into another settlement',
      'alter table players add from_id uuid constraint players_from references settlements',
      'players: players_from leaves the settlement',
    ],
    [
      'a foreign key to a member of another settlement',
      'alter table people add from_id uuid, add constraint people_from foreign key (from_id, account) references memberships',
      'people: people_from leaves the settlement',
    ],
    [
      'a foreign key to a table outside other than users',
      'alter table people add constraint people_profile foreign key (account) references profiles',
      'people: people_profile leaves the settlement',
    ],
    [
      'a part of a key that the database clears',
      `alter table activity add player_id uuid, add constraint activity_player
        foreign key (settlement_id, player_id) references players on delete set null (player_id)`,
      'activity: activity_player clears columns, which is for a command to do',
    ],
    [
      'a whole key that the database sets',
      `alter table people add constraint people_user foreign key (account) references users on delete set default`,
      'people: people_user clears columns, which is for a command to do',
    ],
    [
      'a foreign key from an account to a settlement',
      'alter table profiles add constraint profiles_default foreign key (default_settlement_id) references settlements',
      'profiles: profiles_default points into settlements',
    ],
    [
      'a foreign key from an account to what is in a settlement',
      'alter table build_lists add place uuid, add constraint lists_of foreign key (place, user_id) references memberships',
      'build_lists: lists_of points into settlements',
    ],
    [
      'a trigger on a table of settlements',
      `create function nothing() returns trigger language plpgsql as 'begin return null; end';
       create trigger noted after update on players for each row execute function nothing()`,
      'players: has the trigger noted',
    ],
    [
      'a table of which nobody has said whose it is',
      'create table notices (id uuid primary key)',
      'notices: has no settlement_id, and is not listed as outside settlements',
    ],
    [
      'a table outside that becomes a settlement’s',
      'alter table build_lists add settlement_id uuid',
      'build_lists: is listed as outside settlements, but is of one',
    ],
    [
      'a way to a settlement that holds more than that',
      'alter table invite_codes add role text',
      'invite_codes: holds more than code_hash and settlement_id',
    ],
    [
      'a table that is listed and gone',
      'drop table connection_tests',
      'connection_tests: is listed as outside settlements, but there is no such table',
    ],
  ])('%s is found', async (_, wrong, fault) => {
    expect(await faultsAfter(wrong)).toEqual([fault])
  })
})

async function faultsAfter(statements: string): Promise<readonly string[]> {
  let faults: readonly string[] = []
  await database.transaction(async (tx: Transaction) => {
    await tx.exec(statements)
    faults = keyFaults(await readStoredTables(tx))
    await tx.rollback()
  })
  return faults
}
