/**
 * An update starts from the choices of the existing code of this type and changes only what the person
 * changes.
 */
import {
  ACCESS_LEVELS,
  type AccessLevel,
  DEFAULT_QR_COLOR,
  DEFAULT_TEXT_COLOR,
  EXPIRATIONS,
  type Expiration,
  expiryOf,
  QR_TYPES,
  type QrCode,
  type QrType,
} from 'sync-protocol/qr'

export interface CodeChoices {
  type: QrType
  accessLevel: AccessLevel
  expiration: Expiration
  /** Both colors are `#rrggbb`. */
  qrColor: string
  textColor: string
}

/** A select that is set back to "Choose…" is empty. */
export type FormChoices = { [K in keyof CodeChoices]: CodeChoices[K] | '' }
export type Touched = Partial<FormChoices>

const DEFAULTS: CodeChoices = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiration: 'never',
  qrColor: DEFAULT_QR_COLOR,
  textColor: DEFAULT_TEXT_COLOR,
}

type Made = Pick<
  QrCode,
  'type' | 'accessLevel' | 'expiresAt' | 'revisedAt' | 'qrColor' | 'textColor'
>

export function formChoices(touched: Touched, codes: readonly Made[]): FormChoices {
  const { type = DEFAULTS.type } = touched
  const existing = type === '' ? undefined : codeOfType(codes, type)
  return { ...DEFAULTS, ...(existing && choicesOf(existing)), ...touched }
}

export function filledIn(form: FormChoices): CodeChoices | undefined {
  const { type, accessLevel, expiration, ...colors } = form
  if (type === '' || accessLevel === '' || expiration === '') return undefined
  return { ...colors, type, accessLevel, expiration }
}

/**
 * Two devices can each make a code of one type while offline. Both codes stay, because either may be printed,
 * and the newest is updated.
 */
export function codeOfType<Code extends Pick<QrCode, 'type' | 'revisedAt'>>(
  codes: readonly Code[],
  type: QrType,
): Code | undefined {
  return codes
    .filter(code => code.type === type)
    .sort((a, b) => Date.parse(b.revisedAt) - Date.parse(a.revisedAt))[0]
}

function choicesOf({ accessLevel, qrColor, textColor, ...code }: Made): Touched {
  return { accessLevel, qrColor, textColor, expiration: expirationOf(code) }
}

function expirationOf({ expiresAt, revisedAt }: Pick<Made, 'expiresAt' | 'revisedAt'>): Expiration {
  if (expiresAt === '') return 'never'
  const lasting = EXPIRATIONS.filter(choice => choice !== 'never')
  const revisedAtMs = Date.parse(revisedAt)
  // Compared as instants, because the server may format the same time differently.
  const isLongEnough = (choice: Expiration) =>
    Date.parse(expiryOf(choice, revisedAtMs)) >= Date.parse(expiresAt)
  return lasting.find(isLongEnough) ?? '1month'
}

export const asType = (value: string) => QR_TYPES.find(type => type === value) ?? ''
export const asLevel = (value: string) => ACCESS_LEVELS.find(level => level === value) ?? ''
export const asExpiration = (value: string) =>
  EXPIRATIONS.find(expiration => expiration === value) ?? ''
