import type { Recipe, Tool } from '#domain/catalog/item'
import { buildingText, joinDotted, skillText } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { stepText as text } from '../../messages/step-text.ts'

export function RecipeRequirements({ recipe }: { recipe: Recipe }) {
  const requirements = requirementsOf(recipe)
  if (requirements === '') return null
  return (
    <p className="text-small text-ink-3">
      {text.requires} <span className="text-ink-2">{requirements}</span>
    </p>
  )
}

function requirementsOf(recipe: Recipe): string {
  return joinDotted([
    buildingText(recipe),
    skillText(recipe),
    toolText(recipe.tool),
    ...recipe.knowledge.map(text.knowledge),
    recipe.claimTech && text.claimTech(recipe.claimTech),
  ])
}

function toolText(tool: Tool | null): string | null {
  return tool && calculatorText.nameAndTier(tool.name, tool.level)
}
