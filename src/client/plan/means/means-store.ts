import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { SkillLevels } from '#domain/crafting/work'
import { readStored, store } from '../../state/stored-json.ts'

const key = 'bit-calculator.skill-levels'
const version = 1

/** More than any skill of the game can reach. */
export const highestLevel = 999

const skillLevelsStore = createStore<SkillLevels>(readLevels)

/** The player's own level per skill, as far as told (BEY-9). */
export function useSkillLevels(): SkillLevels {
  return useStore(skillLevelsStore)
}

/** 0 takes the answer back. */
export function setSkillLevel(skill: string, level: number): void {
  const levels = new Map(readLevels())
  if (level > 0) levels.set(skill, level)
  else levels.delete(skill)
  skillLevelsStore.setState(levels, true)
  store(key, { version, levels: Object.fromEntries(levels) })
}

function readLevels(): SkillLevels {
  const stored = readStored(key)
  if (stored?.version !== version || typeof stored.levels !== 'object') return new Map()
  return new Map(Object.entries(stored.levels ?? {}).filter(isLevel))
}

function isLevel(entry: [string, unknown]): entry is [string, number] {
  return Number.isInteger(entry[1]) && Number(entry[1]) > 0 && Number(entry[1]) <= highestLevel
}
