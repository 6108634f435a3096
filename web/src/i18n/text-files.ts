/**
 * The files of a language. The first one loads before the first paint, so it has at most 25 KB. The others load
 * with the scripts that show their texts.
 */
export const TEXT_FILES = ['first', 'later', 'online', 'legal'] as const
export type TextFile = (typeof TEXT_FILES)[number]

const FEATURES: Readonly<Record<Exclude<TextFile, 'first'>, readonly string[]>> = {
  /** A phone in this language stores them, too. */
  later: [
    'account',
    'backup',
    'card-check',
    'clinic',
    'clinic-import',
    'donate',
    'family',
    'lock',
    'merge',
    'orphans',
    'place',
    'scan',
    'share-dialog',
  ],
  /** For screens that need the server. A phone stores them after their first use. */
  online: [
    'alerts',
    'beta',
    'checkout',
    'donations',
    'family-online',
    'payment-options',
    'pricing',
    'shop',
    'team',
  ],
  legal: ['legal'],
}

export const textFileOf = (feature: string): TextFile =>
  TEXT_FILES.find(file => file !== 'first' && FEATURES[file].includes(feature)) ?? 'first'
