/**
 * Chooses the mask with the fewest penalty points of ISO/IEC 18004, 7.8.3, counted as the library `qrcode`
 * counts them. A page waits for its first code, so the code is fast even before an engine has compiled it. A
 * word holds 18 columns of a row, so a few operations score all of them. With the ten following columns,
 * which the longest window reaches, a word is still a small integer. decisions/our-own-mask.md says why the
 * library's mask is not used.
 */
import { formatPlaces, type Modules } from './modules'

/** A multiple of 6, after which every mask repeats. */
const COLUMNS = 18
const OWN = 0x3ffff
const AHEAD = 10
const NEXT = 0x3ff

export type IsDark = (row: number, column: number) => boolean

/** `formatOf` returns the 15 bits that name a mask. */
export function bestMasked(modules: Modules, formatOf: (mask: number) => number): IsDark {
  const words = inWords(modules)
  const { darks, free, at } = words
  let best = free
  let fewest = Infinity
  for (let mask = 0; mask < 8; mask++) {
    const flips = words.empty()
    const lines = linesOf(mask)
    for (let i = 0; i < words.end; i++) {
      flips[i] = (free[i] ?? 0) & (lines[(i % words.step) % lines.length] ?? 0)
    }
    const format = formatOf(mask)
    for (let bit = 0; bit < 15; bit++) {
      for (const [row, column] of formatPlaces(modules.size, bit)) {
        const i = at(row, column)
        flips[i] = (flips[i] ?? 0) | (((format >> bit) & 1) << (column % COLUMNS))
      }
    }
    const points = penalty(words, flips, fewest)
    if (points < fewest) {
      fewest = points
      best = flips
    }
  }
  return (row, column) => {
    const i = at(row, column)
    return ((((darks[i] ?? 0) ^ (best[i] ?? 0)) >> (column % COLUMNS)) & 1) === 1
  }
}

interface Words {
  /** Every word before `end` has a right neighbour at this distance. */
  step: number
  end: number
  darks: Int32Array
  lights: Int32Array
  free: Int32Array
  at(row: number, column: number): number
  empty(): Int32Array
}

/** Empty rows separate the columns of words, so that no window spans two. */
function inWords({ size, dark, fixed }: Modules): Words {
  const step = size + AHEAD
  const end = Math.ceil(size / COLUMNS) * step
  const at = (row: number, column: number) => Math.floor(column / COLUMNS) * step + row
  const empty = () => new Int32Array(end + step)
  const words = { step, end, darks: empty(), lights: empty(), free: empty(), at, empty }
  for (let left = 0; left < size; left += COLUMNS) {
    for (let row = 0; row < size; row++) {
      let darks = 0
      let lights = 0
      let free = 0
      for (let column = left; column < left + COLUMNS && column < size; column++) {
        const bit = 1 << (column - left)
        if (dark[row * size + column]) darks |= bit
        else lights |= bit
        if (!fixed[row * size + column]) free |= bit
      }
      const i = at(row, left)
      words.darks[i] = darks
      words.lights[i] = lights
      words.free[i] = free
    }
  }
  return words
}

/** A mask repeats after twelve rows. */
function linesOf(mask: number): number[] {
  const lines: number[] = []
  for (let i = 0; i < 12; i++) {
    let line = 0
    for (let j = 0; j < 6; j++) if (isMasked(mask, i, j)) line |= 0x1041 << j
    lines.push(line)
  }
  return lines
}

function isMasked(mask: number, i: number, j: number): boolean {
  return (
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      ((i >> 1) + Math.floor(j / 3)) % 2,
      (i * j) % 6,
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i * j) % 3) + ((i + j) % 2)) % 2,
    ][mask] === 0
  )
}

/**
 * Stops as soon as the points reach `enough`. x are the dark modules of a row, y the light ones. A
 * number after a name is the distance to an earlier row.
 */
function penalty({ step, end, darks, lights }: Words, flips: Int32Array, enough: number): number {
  const fours = new Int32Array(flips.length)
  const cores = new Int32Array(flips.length)
  let points = 0
  let count = 0
  let x1 = 0
  let x2 = 0
  let x3 = 0
  let x4 = 0
  let x5 = 0
  let x6 = 0
  let y1 = 0
  let y2 = 0
  let y3 = 0
  let along1 = 0
  let down1 = 0
  let down2 = 0
  let down3 = 0
  let fiveDown1 = 0
  for (let i = 0; i < end && points < enough; i++) {
    const flip = flips[i] ?? 0
    const flipNext = flips[i + step] ?? 0
    const x = (darks[i] ?? 0) ^ flip
    const y = (lights[i] ?? 0) ^ flip
    const xs = x | ((((darks[i + step] ?? 0) ^ flipNext) & NEXT) << COLUMNS)
    const ys = y | ((((lights[i + step] ?? 0) ^ flipNext) & NEXT) << COLUMNS)

    const along = (xs & (xs >> 1)) | (ys & (ys >> 1))
    const five = along & (along >> 1) & (along >> 2) & (along >> 3)
    const down = (x & x1) | (y & y1)
    const fiveDown = down & down1 & down2 & down3

    // Four light modules, and the dark and light sequence of a finder.
    const four = ys & (ys >> 1) & (ys >> 2) & (ys >> 3)
    const core = xs & (ys >> 1) & (xs >> 2) & (xs >> 3) & (xs >> 4) & (ys >> 5) & (xs >> 6)
    const fourDown = y & y1 & y2 & y3
    const coreDown = x & ~x1 & x2 & x3 & x4 & ~x5 & x6
    fours[i + 7] = fourDown
    cores[i + 4] = coreDown

    points +=
      // A run costs 3 plus 1 for each module above five, which is 1 for each window of five plus 2.
      ones(five & OWN) +
      ones(fiveDown) +
      2 * (ones(five & ~(five >> 1) & OWN) + ones(fiveDown & ~fiveDown1)) +
      3 * ones(along & along1 & down) +
      40 *
        (ones(((core & (four >> 7)) | (four & (core >> 4))) & OWN) +
          ones((coreDown & (fours[i] ?? 0)) | (fourDown & (cores[i] ?? 0))))
    count += ones(x)

    x6 = x5
    x5 = x4
    x4 = x3
    x3 = x2
    x2 = x1
    x1 = x
    y3 = y2
    y2 = y1
    y1 = y
    along1 = along
    down3 = down2
    down2 = down1
    down1 = down
    fiveDown1 = fiveDown
  }
  return points + 10 * Math.abs(Math.ceil((20 * count) / (step - AHEAD) ** 2) - 10)
}

function ones(bits: number): number {
  const byThree = bits - ((bits >> 1) & 0o333333) - ((bits >> 2) & 0o111111)
  return ((byThree + (byThree >> 3)) & 0o070707) % 63
}
