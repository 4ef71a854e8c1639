import { timeText } from '../../messages/time-text.ts'
import { highestLevel, setSkillLevel } from '../../session/means-store.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'

const text = timeText.means

type Props = { skill: string; level: number; className: string }

/** The level a player has in a skill; empty until they tell one (BEY-9). */
export function LevelField({ skill, level, className }: Props) {
  return (
    <QuantityInput
      className={`h-control ${className}`}
      value={level}
      min={0}
      max={highestLevel}
      fallback={0}
      label={text.yourLevel(skill)}
      format={text.levelNotTold}
      onChange={(own) => setSkillLevel(skill, own)}
    />
  )
}
