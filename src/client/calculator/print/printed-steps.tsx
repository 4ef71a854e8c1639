import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Recipe } from '#domain/catalog/item'
import type { BuildStep } from '#domain/crafting/build-step'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { stepAction } from '#domain/crafting/step-action'
import { nameWithRarity } from '#domain/exporting/plan-text'
import { giveBackText } from '../../item/give-back.ts'
import { joinDotted, recipeText } from '../../item/origin.ts'
import { tellingName } from '../../item/telling-name.ts'
import { uncraftedText } from '../../item/way-text.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { formatPieces } from '../../messages/format-pieces.ts'
import { oddsText } from '../../messages/odds-text.ts'
import { shareText } from '../../messages/share-text.ts'
import { stepText } from '../../messages/step-text.ts'
import { useMeans } from '../../plan/means/means.ts'
import { InTurns } from '../../plan/steps/in-turns.tsx'
import { shortTime } from '../../plan/times/time-words.ts'
import { useStepTime } from '../../plan/times/use-times.ts'
import { useEngine } from '../../state/catalog.ts'
import { rowKeys } from '../../ui/row-keys.ts'

const text = shareText.print

/** What to do in which order, each with a box to tick. */
export function PrintedSteps({ steps }: { steps: readonly BuildStep[] }) {
  const { catalog } = useEngine()
  const { levels } = useMeans()
  const timeOf = useStepTime()
  const keys = rowKeys(steps, ({ itemId }) => itemId)
  return (
    <section>
      <h2>{calculatorText.results.tabs.steps}</h2>
      {steps.length === 0 && <p>{text.noSteps}</p>}
      <ol>
        {steps.map((step, place) => (
          <li key={keys[place]}>
            <span className="print-box" aria-hidden="true" />
            <span className="print-place">{place + 1}.</span>
            <div className="print-step">
              <div className="print-pair">
                <span>
                  {stepText.actions[stepAction(catalog, step)]}{' '}
                  <b>{text.amountOf(formatPieces(step.needToCraft), nameWithRarity(step))}</b>
                </span>
                <span className="print-quiet">
                  {joinDotted([whereOf(catalog, step, levels), shortTime(timeOf(step))])}
                </span>
              </div>
              {step.ingredients.length > 0 && (
                <p className="print-quiet">{text.uses(ingredientsOf(catalog, step))}</p>
              )}
              <InTurns step={step} className="print-quiet" />
              {step.comesWith.length > 0 && (
                <p className="print-quiet">{stepText.comesWith(giftsOf(catalog, step))}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ingredientsOf(catalog: Catalog, { ingredients }: BuildStep): string {
  return ingredients
    .map((part) =>
      joinDotted([
        calculatorText.ingredient(part.totalNeeded, tellingName(catalog, part.itemId)),
        giveBackText(part),
      ]),
    )
    .join(', ')
}

function giftsOf(catalog: Catalog, { comesWith }: BuildStep): string {
  return comesWith.map(({ total, itemId }) => stepText.gift(total, tellingName(catalog, itemId))).join(', ')
}

function whereOf(catalog: Catalog, step: BuildStep, levels: SkillLevels): string {
  const item = findItem(catalog, step.itemId)
  if (step.recipeIndex === null) return uncraftedText(step, item, levels)
  const recipe = item?.recipes[step.recipeIndex]
  return joinDotted([
    stepText.crafts(step.crafts, stepAction(catalog, step)),
    step.isSafe && oddsText.safe,
    recipeText(recipe),
    toolOf(recipe),
  ])
}

function toolOf(recipe: Recipe | undefined): string | null {
  return recipe?.tool ? calculatorText.nameAndTier(recipe.tool.name, recipe.tool.level) : null
}
