/**
 * A native speaker has read every block of these languages. A phone's tables have no review marks (pack.ts).
 */
import type { Locale } from '../languages'

export const READ_BY_SPEAKER: ReadonlySet<Locale> = new Set<Locale>(['en'])
