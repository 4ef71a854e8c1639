import { usePreferences } from '../state/preferences.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'

type Heights = {
  modern: number
  classic: number
  phone: number
  /** Classic on a phone, if it is not as `phone`. */
  classicPhone?: number
  /** Classic on a larger screen under a thumb, if it is not as `classic`. */
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
