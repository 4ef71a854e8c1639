import { useSyncExternalStore } from 'react'
import { readStored, store } from '../state/stored-json.ts'

/** The key of whether this browser shows notifications as the system's own too: a choice of the device, as the permission is. */
const key = 'bit-calculator.system-notifications'
/** What draws the components again that show the choice. */
const drawing = new Set<() => void>()

/** Whether the browser can show notifications as the system's own at all. */
export function hasSystemNotices(): boolean {
  return 'Notification' in globalThis
}

export function areSystemNoticesOn(): boolean {
  return hasSystemNotices() && Notification.permission === 'granted' && readStored(key)?.isOn === true
}

export function useSystemNotices(): boolean {
  return useSyncExternalStore((draw) => {
    drawing.add(draw)
    return () => void drawing.delete(draw)
  }, areSystemNoticesOn)
}

/** Asks the browser's permission; to be called from a press. @returns whether it was given */
export async function switchSystemNoticesOn(): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted'
  if (isAllowed) choose(true)
  return isAllowed
}

export function switchSystemNoticesOff(): void {
  choose(false)
}

function choose(isOn: boolean): void {
  store(key, { isOn })
  for (const draw of drawing) draw()
}
