/**
 * The clock and its widgets take the top 40 % of a lock screen, torch and camera the bottom 18 %. Phones
 * scale a picture by up to 15 % around its center, and these areas stay free at every scale. Lengths in
 * pixels.
 */
export interface ScreenSize {
  width: number
  height: number
}

export const PRESETS: readonly ScreenSize[] = [
  { width: 1170, height: 2532 },
  { width: 1290, height: 2796 },
  { width: 1080, height: 2400 },
  { width: 1440, height: 3200 },
]

const FREE = { top: 0.4, bottom: 0.18 }
export const ZOOM = 0.15
/** Share of the width, without the quiet zone. */
export const LEAST_CODE_SHARE = 0.46
const QUIET_MODULES = 8
/** Shares of the width. */
const LETTERS = [0.034, 0.025]
/** Similar to the phone's own captions. */
const CRITICAL_TYPE = 0.028
/** Space for two lines of facts and one that says that there are more. */
const LEAST_LINES = 3.6

export const hasRoomForWords = ({ critical }: WallpaperLayout): boolean =>
  critical.height >= LEAST_LINES * critical.typeSize

interface WallpaperLayout {
  /** Modules are whole pixels wide if possible, so that no edge is blurred. */
  plate: { x: number; y: number; side: number }
  words: { y: number; height: number; typeSize: number }
  critical: { y: number; height: number; typeSize: number }
  margin: number
}

/**
 * `modules` counts the code with its quiet zone, which is the plate. Returns undefined if the screen is too
 * wide for its height, like that of a tablet or a computer.
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
  // If space is short, blurred edges and smaller type are preferred to a smaller code.
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
