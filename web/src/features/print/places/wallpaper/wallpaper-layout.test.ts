import { describe, expect, it } from 'vitest'
import {
  hasRoomForWords,
  LEAST_CODE_SHARE,
  ownScreen,
  PRESETS,
  wallpaperLayout,
  ZOOM,
} from './wallpaper-layout'

const SHORT = [
  { width: 750, height: 1334 },
  { width: 1080, height: 1920 },
]
const SIZES = [...PRESETS, ...SHORT]
/** Modules of a bare link to a full offline copy, with quiet zone. */
const MODULES = [37 + 8, 49 + 8, 57 + 8]
const cases = SIZES.flatMap(size =>
  MODULES.flatMap(modules => [true, false].map(isWordy => ({ ...size, modules, isWordy }))),
)

describe.each(cases)('$width × $height, $modules modules, in words: $isWordy', layout => {
  const made = wallpaperLayout(layout, layout.modules, layout.isWordy)
  if (!made) throw new Error('no room')
  const { plate, words, critical } = made

  it('the code takes at least its share of the width', () => {
    const pixels = plate.side / layout.modules
    expect(pixels * (layout.modules - 8)).toBeGreaterThanOrEqual(layout.width * LEAST_CODE_SHARE)
    expect(plate.x).toBeGreaterThan(0)
    expect(plate.x + plate.side).toBeLessThan(layout.width)
  })

  it('clock and torch stay free at every zoom of the phone', () => {
    const hasWords = layout.isWordy && critical.height > 0
    const bottom = hasWords ? critical.y + critical.height : plate.y + plate.side
    // A phone that shrinks the picture fills the edges itself, and the content moves towards the middle.
    for (const zoom of [1, 1 + ZOOM]) {
      const shown = (y: number) => (0.5 + (y / layout.height - 0.5) * zoom) * layout.height
      expect(shown(words.y)).toBeGreaterThanOrEqual(layout.height * 0.4 - 1)
      expect(shown(bottom)).toBeLessThanOrEqual(layout.height * 0.82 + 1)
    }
  })

  it('no part overlaps another', () => {
    expect(words.y + words.height).toBeLessThan(plate.y)
    expect(plate.y + plate.side).toBeLessThan(critical.y)
  })
})

it('on tall screens a module is whole pixels wide', () => {
  const sides = PRESETS.flatMap(size =>
    MODULES.map(modules => (wallpaperLayout(size, modules, false)?.plate.side ?? 0) / modules),
  )
  expect(sides.filter(side => !Number.isInteger(side))).toEqual([])
})

it('on tall screens words fit under a code of any version', () => {
  for (let modules = 29 + 8; modules <= 57 + 8; modules += 4) {
    for (const size of PRESETS) {
      const layout = wallpaperLayout(size, modules, true)
      expect(layout && hasRoomForWords(layout), `${size.width}, ${modules}`).toBe(true)
    }
  }
})

it("only the screen of a phone is offered, in portrait, and no tablet's or computer's", () => {
  expect(ownScreen({ width: 390, height: 844, dpr: 3 })).toEqual({ width: 1170, height: 2532 })
  expect(ownScreen({ width: 915, height: 412, dpr: 2.625 })).toEqual({ width: 1082, height: 2402 })
  expect(ownScreen({ width: 1024, height: 1366, dpr: 2 })).toBeUndefined()
  expect(wallpaperLayout({ width: 2048, height: 2732 }, 65, false)).toBeUndefined()
})
