import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'

/**
 * Has the service worker bring the app to the front when a system notification is pressed, and tell it which one. Workbox writes the
 * worker, and would take this only as a script of its own through `importScripts`, which Trusted Types forbid.
 */
export function noticePresses(): Plugin {
  return afterBuild('notice-presses', (folder) =>
    appendFile(join(folder, 'sw.js'), `;(${onPress.toString()})(self)`),
  )
}

type Window = { readonly focus: () => Promise<Window>; readonly postMessage: (message: unknown) => void }
type Pressed = {
  readonly notification: { readonly data: unknown; readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}
type Worker = {
  readonly clients: {
    readonly matchAll: (which: object) => Promise<readonly Window[]>
    readonly openWindow: (address: string) => Promise<unknown>
  }
  readonly addEventListener: (name: 'notificationclick', take: (event: Pressed) => void) => void
}

/** Runs in the service worker, as text: it may use nothing from outside. */
function onPress(worker: Worker): void {
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(
      // A page of the first visit is not yet under the worker.
      worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async ([open]) => {
        if (!open) return worker.clients.openWindow('/settlement')
        open.postMessage({ type: 'notification-pressed', notification: notification.data })
        return open.focus()
      }),
    )
  })
}
