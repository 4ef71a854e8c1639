import type { Area } from './attempt.ts'
import { otherStatuses, type Row } from './matrix.ts'

/** The product's procedures, addresses and rights. */
export type Offered = {
  readonly procedures: readonly string[]
  /** Addresses that are not procedures. */
  readonly routes: readonly string[]
  /** Operations that have a right. */
  readonly actions: readonly string[]
}

/** A sentence for each place where the product, the matrix and the areas do not match. */
export function worldFaults(rows: readonly string[], areas: readonly Area[], offered: Offered): string[] {
  const tried = new Set(areas.flatMap((area) => Object.keys(area.tried ?? {})))
  const elsewhere = new Set(areas.flatMap((area) => Object.keys(area.triedElsewhere ?? {})))
  const waiting = new Set(areas.flatMap((area) => area.waiting ?? []))
  const untried = (row: string) => !tried.has(row) && !elsewhere.has(row)
  const procedures = areas.flatMap((area) => Object.entries(area.procedures ?? {}))
  const routes = areas.flatMap((area) => Object.entries(area.routes ?? {}))
  const attempts = areas.flatMap((area) => Object.values(area.tried ?? {}).flat())
  const called = attempts.filter((attempt) => 'procedure' in attempt).map(({ procedure }) => procedure)
  const visited = attempts.filter((attempt) => 'route' in attempt).map(({ route }) => route)
  const knownProcedures = new Set([...called, ...procedures.map(([name]) => name)])
  const knownRoutes = new Set([...visited, ...routes.map(([route]) => route)])
  return [
    ...rows.flatMap((row) => {
      const places = areas.flatMap(placesIn).filter((place) => place === row).length
      return places === 1 ? [] : [`row ${row} stands in ${places} places, not in one`]
    }),
    ...areas
      .flatMap(placesIn)
      .filter((place) => !rows.includes(place))
      .map((place) => `${place} is no row`),
    ...missing(offered.procedures, knownProcedures).map((name) => `procedure ${name} has no row`),
    ...missing(knownProcedures, offered.procedures).map((name) => `procedure ${name} is not offered`),
    ...missing(offered.routes, knownRoutes).map((route) => `address ${route} has no row`),
    ...missing(knownRoutes, offered.routes).map((route) => `address ${route} is not there`),
    ...[...procedures, ...routes]
      .filter(([, row]) => untried(row))
      .map(([name, row]) => `${name} belongs to ${row}, which is not tried`),
    ...offered.actions
      .filter(untried)
      .map((row) => `${row} has a right and ${waiting.has(row) ? 'still waits' : 'is not tried'}`),
  ]
}

/** A sentence for each row with conditions that is tried only one way, and for each without that is tried another way. */
export function oneWayFaults(rows: readonly Row[], areas: readonly Area[]): string[] {
  const tried = new Set(areas.flatMap((area) => Object.keys(area.tried ?? {})))
  const whereRefused = new Set(areas.flatMap((area) => Object.keys(area.triedWhereRefused ?? {})))
  const conditional = rows.filter((row) => otherStatuses(row).length > 0).map(({ id }) => id)
  return [
    ...missing(conditional, tried).map((row) => `row ${row} has a condition and is not tried where it holds`),
    ...missing(conditional, whereRefused).map(
      (row) => `row ${row} is not tried where its condition does not hold`,
    ),
    ...missing(whereRefused, conditional).map((row) => `row ${row} has no condition`),
  ]
}

function placesIn({ tried = {}, triedElsewhere = {}, notOffered = [], waiting = [] }: Area): string[] {
  return [...Object.keys(tried), ...Object.keys(triedElsewhere), ...notOffered, ...waiting]
}

function missing(names: Iterable<string>, from: Iterable<string>): string[] {
  const known = new Set(from)
  return [...new Set(names)].filter((name) => !known.has(name))
}
