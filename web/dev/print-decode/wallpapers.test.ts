/** Every wallpaper as a phone shows it: with clock and notifications, as a JPEG, zoomed. */
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { depth } from '../../../sync-protocol/dev/test-depth'
import { readQrCodes } from '../../e2e/harness/qr-codes'
import { drawingToSvg } from '../../src/features/print/drawing/svg'
import {
  PRESETS,
  type ScreenSize,
  wallpaperLayout,
} from '../../src/features/print/places/wallpaper/wallpaper-layout'
import { codeAt, FULL_LINK } from './paper'

/** The screen of an older phone: its code has the fewest pixels. */
const SMALL = { width: 750, height: 1334 }
const SIZES = [SMALL, ...depth(PRESETS.slice(0, 1), PRESETS)]
const ZOOMS = [0.85, 1, 1.15]
const OVERLAYS = ['clock', 'clock and notifications'] as const

async function drawn(size: ScreenSize): Promise<Buffer> {
  const { modules } = codeAt({ color: '#000000', sideMm: 1 }, 0, 0)
  const layout = wallpaperLayout(size, modules, false)
  if (!layout) throw new Error('no room')
  const { x, y, side } = layout.plate
  const svg = drawingToSvg({
    widthMm: size.width,
    heightMm: size.height,
    marks: [
      { kind: 'box', x: 0, y: 0, ...size, radius: 0, color: '#0f1a2a' },
      codeAt({ color: '#000000', sideMm: side }, x, y),
    ],
  }).replace(/width="\d+mm" height="\d+mm"/, `width="${size.width}" height="${size.height}"`)
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}

/** The system draws over the top 40 % and the bottom 18 % of the wallpaper. */
function overlay({ width, height }: ScreenSize, what: (typeof OVERLAYS)[number]): string {
  const clock = `<text x="${width / 2}" y="${height * 0.25}" font-size="${width * 0.25}" text-anchor="middle" fill="#fff">9:41</text>
    <rect x="${width * 0.1}" y="${height * 0.3}" width="${width * 0.8}" height="${height * 0.1}" rx="40" fill="#fff" fill-opacity="0.5"/>`
  const notifications = `<rect x="${width * 0.04}" y="${height * 0.825}" width="${width * 0.92}" height="${height * 0.08}" rx="40" fill="#eee" fill-opacity="0.85"/>
    <rect x="${width * 0.06}" y="${height * 0.91}" width="${width * 0.88}" height="${height * 0.06}" rx="40" fill="#ccc" fill-opacity="0.85"/>`
  const parts = { clock, 'clock and notifications': clock + notifications }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts[what]}</svg>`
}

/** Scales the wallpaper from its middle, adds the system's drawing, and returns a JPEG of quality 70. */
async function shown(
  picture: Buffer,
  { width, height }: ScreenSize,
  zoom: number,
  what: (typeof OVERLAYS)[number],
) {
  const [w, h] = [Math.round(width * zoom), Math.round(height * zoom)]
  const [cutX, cutY] = [Math.max(0, w - width), Math.max(0, h - height)].map(over => over >> 1)
  const zoomed = await sharp(picture)
    .resize(w, h, { fit: 'fill' })
    .extract({
      left: cutX ?? 0,
      top: cutY ?? 0,
      width: Math.min(w, width),
      height: Math.min(h, height),
    })
    .toBuffer()
  const screen = await sharp({ create: { width, height, channels: 3, background: '#0f1a2a' } })
    .composite([
      { input: zoomed, gravity: 'centre' },
      { input: Buffer.from(overlay({ width, height }, what)) },
    ])
    .jpeg({ quality: 70 })
    .toBuffer()
  const { data, info } = await sharp(screen)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    rgba: new Uint8ClampedArray(data),
    dotsPerInch: 460,
  }
}

const cases = SIZES.flatMap(size => OVERLAYS.map(what => ({ ...size, what })))

it.each(cases)(
  'all three readers read $width × $height under $what at every zoom',
  async ({ what, ...size }) => {
    const picture = await drawn(size)
    for (const zoom of ZOOMS) {
      const screen = await shown(picture, size, zoom, what)
      const [read, ...more] = await readQrCodes(screen)
      expect(more).toEqual([])
      expect(read, `zoomed to ${zoom}`).toMatchObject({ zxing: FULL_LINK, jsqr: FULL_LINK })
      const { width, height, rgba } = screen
      expect(decodeQR({ width, height, data: rgba }), `zoomed to ${zoom}, by our own`).toBe(
        FULL_LINK,
      )
    }
  },
)
