import { unitWords } from './date-words'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** "512 kB", "2.3 MB", "41 GB" */
export function sizeWords(bytes: number): string {
  let size = bytes / 1000
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  return unitWords(size, UNITS[unit] ?? 'gigabyte', size < 10 && unit > 0 ? 1 : 0)
}
