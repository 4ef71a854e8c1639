import {
  readSharedPlan,
  type SharedPlan,
  type SharedPlanReading,
  sharedPlanFormat,
  writeSharedPlan,
} from '#domain/sharing/shared-plan'
import { planFragment } from './plan-fragment.ts'
import { readText } from './read-text.ts'

/** `unsupported` where the browser cannot compress; `too-large` for what nobody could open again. */
export type WrittenPlanLink =
  | { readonly status: 'ok'; readonly fragment: string }
  | { readonly status: 'unsupported' }
  | { readonly status: 'too-large' }

export type PlanLinkReading = SharedPlanReading | { readonly status: 'unsupported' }

/** A link that swells to more than this is no plan but an attempt to choke the page. In bytes. */
const mostText = 256 * 1024
/** Even text that does not compress at all is no longer than this. In characters. */
const mostPayload = mostText * 1.5
const compression = 'deflate-raw'

/** The plan as the fragment of an address, which browsers send to nobody (BEY-1): `#plan=<format>.<base64url>`. */
export async function writePlanLink(plan: SharedPlan): Promise<WrittenPlanLink> {
  if (!canCompress()) return { status: 'unsupported' }
  let text = writeSharedPlan(plan)
  if (new TextEncoder().encode(text).length > mostText || readSharedPlan(text).status !== 'ok') {
    return { status: 'too-large' }
  }
  for (;;) {
    const payload = toBase64Url(await compress(text))
    // Chat programs take a - or _ at the end for punctuation and cut it off; a blank more changes the end.
    if (!/[-_]$/.test(payload))
      return { status: 'ok', fragment: `${planFragment}${sharedPlanFormat}.${payload}` }
    text += ' '
  }
}

/** Reads what `writePlanLink` wrote, and trusts none of it. */
export async function readPlanLink(fragment: string): Promise<PlanLinkReading> {
  const [, format, payload] = /^#plan=(\d{1,9})\.(.*)$/s.exec(fragment) ?? []
  if (Number(format) > sharedPlanFormat) return { status: 'newer' }
  if (Number(format) !== sharedPlanFormat || !payload || payload.length > mostPayload) {
    return { status: 'damaged' }
  }
  if (!canCompress()) return { status: 'unsupported' }
  try {
    return readSharedPlan(await decompress(fromBase64Url(payload)))
  } catch {
    // Cut short, changed on the way, or far too much: each of these steps throws in words of its own.
    return { status: 'damaged' }
  }
}

function canCompress(): boolean {
  return 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis
}

async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(compression))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return readText(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(compression)), mostText)
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws where the text is no base64url. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (/[^\w-]/.test(text)) throw new Error('The link holds what is no base64url.')
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}
