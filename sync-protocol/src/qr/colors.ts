/**
 * Medical Red was given, and the others are dark enough on white for any scanner that sees colour (see the
 * test). Red, pink and orange reflect red light like white paper, so printing offers black for them.
 */
export interface NamedColor {
  name: string
  value: string
}

export const QR_COLORS = [
  { name: 'Medical Red', value: '#DC2626' },
  { name: 'Medical Blue', value: '#1D4ED8' },
  { name: 'Medical Green', value: '#15803D' },
  { name: 'Medical Purple', value: '#7E22CE' },
  { name: 'Medical Pink', value: '#BE185D' },
  { name: 'Medical Orange', value: '#C2410C' },
  { name: 'Classic Black', value: '#111827' },
  { name: 'Emergency Orange', value: '#B45309' },
  { name: 'Healthcare Blue', value: '#0369A1' },
  { name: 'Safety Green', value: '#047857' },
] as const satisfies readonly NamedColor[]

export const TEXT_COLORS = [
  ...QR_COLORS,
  { name: 'Black', value: '#000000' },
] as const satisfies readonly NamedColor[]

export const DEFAULT_QR_COLOR = QR_COLORS[0].value
/** Any scanner reads it, so a code has it where no color was offered. */
export const SAFEST_QR_COLOR = QR_COLORS[6].value
export const DEFAULT_TEXT_COLOR = '#000000'
