import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { ProjectProgress } from '#domain/planning/project-progress'
import { letterHeight, letterRows, letterWidth } from './picture-letters.ts'

const compress = promisify(deflate)

const width = 1200
const height = 630
const edge = 90
const bar = { top: 400, height: 110 }
const frame = 4
/** Pixels of one dot of a letter. */
const dot = 30
const stripe = 12

/** Light colours of tokens.css: whoever shows a preview does not say whether it is dark there. */
const colours = {
  paper: 0xf6f3ec,
  ink: 0x23201a,
  line: 0xb9ae96,
  have: 0x1e6f5c,
  haveSoft: 0xd7ece4,
  missingSoft: 0xf6dcd7,
} as const
type Colour = keyof typeof colours
const palette = Object.keys(colours) as Colour[]

/** The picture of a preview, as PNG: how far a project is, as a number and as the bar of the app (BEY-16). */
export async function progressPicture({ percent, done, now, missing }: ProjectProgress): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height, palette.indexOf('paper'))
  writeText(pixels, `${percent}%`)
  const inner = width - 2 * (edge + frame)
  const all = done + now + missing
  const share = (part: number) => (all === 0 ? 0 : Math.round((inner * part) / all))
  const start = edge + frame
  fill(pixels, { x: edge, y: bar.top, w: width - 2 * edge, h: bar.height }, () => 'line')
  const within = { y: bar.top + frame, h: bar.height - 2 * frame }
  fill(pixels, { x: start, w: inner, ...within }, () => 'missingSoft')
  fill(pixels, { x: start, w: share(done + now), ...within }, (x, y) =>
    (x + y) % (2 * stripe) < stripe ? 'have' : 'haveSoft',
  )
  fill(pixels, { x: start, w: share(done), ...within }, () => 'have')
  return png(pixels)
}

type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

function fill(pixels: Buffer, { x, y, w, h }: Place, colourAt: (x: number, y: number) => Colour): void {
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++)
      pixels[row * width + column] = palette.indexOf(colourAt(column, row))
}

function writeText(pixels: Buffer, text: string): void {
  // 60 pixels above the bar.
  const y = bar.top - 60 - letterHeight * dot
  ;[...text].forEach((letter, place) => {
    const x = edge + place * (letterWidth + 1) * dot
    letterRows(letter).forEach((dots, row) => {
      ;[...dots].forEach((mark, column) => {
        if (mark === '#') fill(pixels, { x: x + column * dot, y: y + row * dot, w: dot, h: dot }, () => 'ink')
      })
    })
  })
}

/** One byte for each pixel, by a palette; each row begins with 0, which says that it is written as it is. */
async function png(pixels: Buffer): Promise<Buffer> {
  const rows = Array.from({ length: height }, (_, row) => [
    Buffer.of(0),
    pixels.subarray(row * width, (row + 1) * width),
  ])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits for each pixel, which name a colour of the palette (3).
  head.set([8, 3], 8)
  const entries = Buffer.from(palette.flatMap((name) => rgbOf(colours[name])))
  return Buffer.concat([
    // The signature with which every PNG begins.
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('PLTE', entries),
    chunk('IDAT', await compress(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function rgbOf(colour: number): readonly number[] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]
}
