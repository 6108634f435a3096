/** Languages of which a native speaker has read every block of `translated/`: a phone gets no marks (pack.ts). */
import type { Locale } from '../card/labels'

export const READ_BY_SPEAKER: ReadonlySet<Locale> = new Set<Locale>(['en'])
