import { usePreferences } from '../state/preferences.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'

type Heights = { modern: number; classic: number; phone: number }

/** The usual height of a row in pixels, so that a scroll bar is right before its rows were seen. */
export function useRowHeight({ modern, classic, phone }: Heights): number {
  const preferences = usePreferences()
  const onPhone = useMediaQuery('(width < 40rem)')
  if (onPhone) return phone
  return preferences.modern ? modern : classic
}
