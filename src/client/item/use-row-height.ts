import { usePreferences } from '../state/preferences.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'

type Heights = {
  modern: number
  classic: number
  phone: number
  /** Of Classic where it is another height: on a phone, and where a larger screen is touched. */
  classicPhone?: number
  classicTouched?: number
}

/** The usual height of a row in pixels, so that a scroll bar is right before its rows were seen. */
export function useRowHeight(heights: Heights): number {
  const { modern, classic, phone, classicPhone = phone, classicTouched = classic } = heights
  const preferences = usePreferences()
  const onPhone = useMediaQuery('(width < 40rem)')
  const isTouched = useMediaQuery('(pointer: coarse)')
  if (onPhone) return preferences.modern ? phone : classicPhone
  if (preferences.modern) return modern
  return isTouched ? classicTouched : classic
}
