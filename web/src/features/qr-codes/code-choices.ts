/**
 * What the form stands at: the specified choices, over them those the code of this type was made
 * with, over those what the person touched. So an update starts from the code as it is and changes
 * only what was meant to change.
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
  /** `#rrggbb` */
  qrColor: string
  textColor: string
}

/** A select can be put back to "Choose…": it is then empty. */
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

/** Undefined where one of the selects is empty. */
export function filledIn(form: FormChoices): CodeChoices | undefined {
  const { type, accessLevel, expiration, ...colors } = form
  if (type === '' || accessLevel === '' || expiration === '') return undefined
  return { ...colors, type, accessLevel, expiration }
}

/**
 * The code a new one of this type takes the place of. Two devices can each have made one without a
 * connection: both live on, since either may be printed, and the newest is the one made anew.
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

/** The choice a code was made with: the shortest one that lasts as long. */
function expirationOf({ expiresAt, revisedAt }: Pick<Made, 'expiresAt' | 'revisedAt'>): Expiration {
  if (expiresAt === '') return 'never'
  const lasting = EXPIRATIONS.filter(choice => choice !== 'never')
  const revisedAtMs = Date.parse(revisedAt)
  // As instants: the server may write one moment with other digits.
  const isLongEnough = (choice: Expiration) =>
    Date.parse(expiryOf(choice, revisedAtMs)) >= Date.parse(expiresAt)
  return lasting.find(isLongEnough) ?? '1month'
}

/** What a select's element says, as what its options were: anything else is the empty choice. */
export const asType = (value: string) => QR_TYPES.find(type => type === value) ?? ''
export const asLevel = (value: string) => ACCESS_LEVELS.find(level => level === value) ?? ''
export const asExpiration = (value: string) =>
  EXPIRATIONS.find(expiration => expiration === value) ?? ''
