// Draws public/icons/*.png from public/favicon.svg: `node --import tsx web/dev/render-icons.ts`.
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

interface Icon {
  file: string
  size: number
  /** The platform cuts its own shape: the red goes to the edges, the mark stays in the middle. */
  isCutByPlatform: boolean
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, isCutByPlatform: false },
  { file: 'icon-512.png', size: 512, isCutByPlatform: false },
  { file: 'maskable-512.png', size: 512, isCutByPlatform: true },
  { file: 'apple-touch.png', size: 180, isCutByPlatform: true },
]

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url))
const mark = readFileSync(`${publicFolder}favicon.svg`, 'utf8')
mkdirSync(`${publicFolder}icons`, { recursive: true })

const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
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
  await page.screenshot({ path: `${publicFolder}icons/${file}`, omitBackground: true })
}
await browser.close()
