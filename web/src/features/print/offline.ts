/** Uses of a code other than the usual prints. */
export const printOffline = {
  'features/print/places/places': 'places',
  'features/print/places/nfc/nfc-place': 'tag',
  'features/print/places/of-family/of-family': 'of-family',
} as const
