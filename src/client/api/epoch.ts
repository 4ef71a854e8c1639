import { epochHeader } from '#contract/epoch'

/** The epoch of the server's database in which this browser has numbered its batches and acts; null until it is known. */
let known: string | null = null
let listen: ((epoch: string) => void) | null = null

/** From now on requests name this epoch, and `onOther` is called when an answer names another one. */
export function followEpoch(epoch: string | null, onOther: ((epoch: string) => void) | null): void {
  known = epoch
  listen = onOther
}

/** The header by which a request names the known epoch; none while it is not known. */
export function epochHeaders(): Readonly<Record<string, string>> {
  return known === null ? {} : { [epochHeader]: known }
}

/** Takes the epoch that an answer of the server names; null where it names none. */
export function hearEpoch(epoch: string | null): void {
  if (epoch !== null && epoch !== known) listen?.(epoch)
}
