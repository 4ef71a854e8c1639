import { asCountedBy } from '#domain/crafting/as-counted-by'
import { type NeedChange, toGetChanges } from '#domain/crafting/plan-difference'
import { createPlanner } from '#domain/crafting/planner'
import type { CalculatorState } from '../../state/calculator.ts'
import type { Engine } from '../../state/engine.ts'
import { findCounting } from '../../state/odds-counting.ts'

/** The items of which there is more or less to get by today's counting rules than by an earlier release's (BEY-14). */
export function rulesDifference(
  engine: Engine,
  input: CalculatorState,
  formerRules: number,
): readonly NeedChange[] {
  const former = createPlanner(asCountedBy(engine.catalog, formerRules), findCounting)
  former.update(input)
  const today = engine.planOf(input)
  return former.problem() || today.problem ? [] : toGetChanges(former.materials(), today.materials)
}
