/**
 * Where what lies on a lock screen. The clock and its widgets take the top 40 %, torch and camera the
 * bottom 18 %; phones show a picture up to 15 % larger or smaller than it is, from its middle, and
 * what must stay free then stays free. Lengths in pixels.
 */
export interface ScreenSize {
  width: number
  height: number
}

/** Of common phones, portrait. */
export const PRESETS: readonly ScreenSize[] = [
  { width: 1170, height: 2532 },
  { width: 1290, height: 2796 },
  { width: 1080, height: 2400 },
  { width: 1440, height: 3200 },
]

const FREE = { top: 0.4, bottom: 0.18 }
export const ZOOM = 0.15
/** Of the code without its quiet zone. */
export const LEAST_CODE_SHARE = 0.46
const QUIET_MODULES = 8
/** Of the heading, as shares of the width. */
const LETTERS = [0.034, 0.025]
/** Of what is said in words: a phone's own captions are as large. */
const CRITICAL_TYPE = 0.028
/** Three lines: two, and what says that there is more. */
const LEAST_LINES = 3.6

/** Whether the most urgent can be said in words. */
export const hasRoomForWords = ({ critical }: WallpaperLayout): boolean =>
  critical.height >= LEAST_LINES * critical.typeSize

export interface WallpaperLayout {
  /** Whole pixels a module where there is room, so that no edge is blurred. */
  plate: { x: number; y: number; side: number }
  /** Two lines above the plate. */
  words: { y: number; height: number; typeSize: number }
  /** Under the plate: what is said in words, if anything. */
  critical: { y: number; height: number; typeSize: number }
  /** Of all words. */
  margin: number
}

/**
 * `modules`: of the code with its quiet zone, which is the plate. `isWordy`: words follow under it;
 * otherwise plate and heading stand in the middle. Undefined where the screen is too wide for its
 * height: a tablet or a computer.
 */
export function wallpaperLayout(
  { width, height }: ScreenSize,
  modules: number,
  isWordy: boolean,
): WallpaperLayout | undefined {
  const toMiddle = (share: number) => 0.5 + (share - 0.5) / (1 + ZOOM)
  const top = Math.ceil(height * toMiddle(FREE.top))
  const bottom = Math.floor(height * toMiddle(1 - FREE.bottom))
  const pixels = (width * LEAST_CODE_SHARE) / (modules - QUIET_MODULES)
  // Where room is short, blurred edges and smaller typeSize come before a smaller code.
  const tried = LETTERS.flatMap(share => {
    const typeSize = Math.round(width * share)
    const gap = Math.round(typeSize / 2)
    return [Math.ceil(pixels), pixels].map(each => {
      const side = Math.ceil(each * modules)
      return { typeSize, side, left: bottom - top - Math.round(typeSize * 2.8) - gap - side, gap }
    })
  })
  const least = Math.ceil(LEAST_LINES * Math.round(width * CRITICAL_TYPE))
  const found =
    (isWordy ? tried.find(({ left, gap }) => left - gap >= least) : undefined) ??
    tried.find(({ left }) => left >= 0)
  if (!found) return undefined
  const { typeSize, side } = found
  const words = Math.round(typeSize * 2.8)
  const gap = Math.round(typeSize / 2)
  const used = words + gap + side
  const start = isWordy ? top : top + Math.floor((bottom - top - used) / 2)
  const plateY = start + words + gap
  return {
    words: { y: start, height: words, typeSize },
    plate: { x: Math.floor((width - side) / 2), y: plateY, side },
    critical: {
      y: plateY + side + gap,
      height: Math.max(0, bottom - plateY - side - gap),
      typeSize: Math.round(width * CRITICAL_TYPE),
    },
    margin: Math.round(width * 0.07),
  }
}

/** Of this device; undefined where it is no phone held upright. */
export function ownScreen({
  width,
  height,
  dpr,
}: ScreenSize & { dpr: number }): ScreenSize | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)].map(side =>
    Math.round(side * dpr),
  )
  if (!short || !long || long / short < 1.6 || short > 2000) return undefined
  return { width: short, height: long }
}
