// Draws public/icons/*.png and public/favicon.ico from public/favicon.svg: `node --import tsx web/dev/render-icons.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArgs } from '../e2e/harness/screens'
import { type IconName, iconShapes } from '../src/ui/icon-shapes'
import { ensureChromium } from './chromium'

interface Icon {
  file: string
  size: number
  /** The platform cuts its own shape, so the red fills the picture and the mark is smaller. */
  isCutByPlatform: boolean
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, isCutByPlatform: false },
  { file: 'icon-512.png', size: 512, isCutByPlatform: false },
  { file: 'maskable-192.png', size: 192, isCutByPlatform: true },
  { file: 'maskable-512.png', size: 512, isCutByPlatform: true },
  { file: 'apple-touch.png', size: 180, isCutByPlatform: true },
]

const shortcuts: { file: string; name: IconName }[] = [
  { file: 'shortcut-code.png', name: 'qr' },
  { file: 'shortcut-scan.png', name: 'camera' },
  { file: 'shortcut-share.png', name: 'share' },
]

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url))
const mark = readFileSync(`${publicFolder}favicon.svg`, 'utf8')
mkdirSync(`${publicFolder}icons`, { recursive: true })

const browser = await chromium.launch({
  executablePath: ensureChromium().path,
  args: chromiumArgs,
})
const page = await browser.newPage()
for (const { file, size, isCutByPlatform } of icons) {
  const drawn = isCutByPlatform ? size * 0.8 : size
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
    body { margin: 0; height: ${size}px; display: grid; place-items: center;
           background: ${isCutByPlatform ? '#dc2626' : 'transparent'} }
    svg { width: ${drawn}px; height: ${drawn}px }
  </style>${mark}`)
  writeFileSync(`${publicFolder}icons/${file}`, await pictureOf(page))
}
await page.setViewportSize({ width: 96, height: 96 })
for (const { file, name } of shortcuts) {
  await page.setContent(`<style>
    body { margin: 0; width: 96px; height: 96px; display: grid; place-items: center;
           background: #faf7f2; border-radius: 50% }
    svg { width: 56px; height: 56px; fill: none; stroke: #1e1b18; stroke-width: 1.75;
          stroke-linecap: round; stroke-linejoin: round }
  </style><svg viewBox="0 0 24 24"><path d="${iconShapes[name]}"/></svg>`)
  writeFileSync(`${publicFolder}icons/${file}`, await pictureOf(page))
}
const small: Picture[] = []
for (const size of [16, 32, 48]) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${mark}`,
  )
  small.push({ size, png: await pictureOf(page) })
}
writeFileSync(`${publicFolder}favicon.ico`, icoOf(small))
await browser.close()

/** Flat colours fit a palette, which halves the bytes. A browser fetches one icon with the first screen. */
async function pictureOf(page: Page): Promise<Buffer> {
  const drawn = await page.screenshot({ omitBackground: true })
  return sharp(drawn).png({ palette: true, effort: 10, dither: 0 }).toBuffer()
}

interface Picture {
  /** Under 256 px. */
  size: number
  png: Buffer
}

/**
 * The favicon is for clients that request /favicon.ico and read no HTML. It has a header of six bytes, a
 * directory entry of 16 bytes a picture, and the PNGs (ICO since Windows Vista).
 */
function icoOf(pictures: readonly Picture[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  let offset = header.length + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.set([size, size, 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
