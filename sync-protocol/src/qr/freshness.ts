import type { Print, PrintForm } from '../medical/print'
import type { QrCode } from '../medical/qr-code'
import { isExpired, linkMarkOf } from '../medical/usable-codes'

/** `dead`: its link was replaced, so it opens nothing. `expired`: its code has to be renewed first. */
export type PrintStatus = 'current' | 'outOfDate' | 'expired' | 'dead'

export interface PlaceFreshness {
  place: PrintForm
  /** The form and the choices of the last print. */
  form: PrintForm
  look?: Print['look']
  status: PrintStatus
  printedAt: string
  /** A Medical ID has to be compared after a year even without a known change. */
  isAYearOld: boolean
}

export interface Freshness {
  /** The offline copy is older than the record. */
  isOutOfDate: boolean
  places: readonly PlaceFreshness[]
}

type CodeMade = Pick<QrCode, 'revision' | 'token' | 'recordMark' | 'accessLevel' | 'expiresAt'> & {
  id: string
}

export interface Moment {
  /** `recordMarkOf` the record of now. */
  recordMark: string
  nowMs: number
}

interface FormRules {
  /** Set if the print counts as another form: a card from a sheet of cards is a card. */
  place?: PrintForm
  /**
   * `copy` means the code's offline copy alone. `words` means words of the record, and the offline copy if
   * there is one.
   */
  holds: 'link' | 'copy' | 'words'
  isLinkless?: true
}

const FORM_RULES: Record<PrintForm, FormRules> = {
  card: { holds: 'words' },
  sheet: { holds: 'words', place: 'card' },
  travel: { holds: 'words' },
  school: { holds: 'words' },
  stickers: { holds: 'copy' },
  family: { holds: 'copy' },
  wallpaper: { holds: 'words' },
  labels: { holds: 'copy' },
  fridge: { holds: 'words' },
  keyTag: { holds: 'words' },
  wristband: { holds: 'words' },
  helmet: { holds: 'copy' },
  nfc: { holds: 'copy' },
  nfcLink: { holds: 'link', place: 'nfc' },
  medicalId: { holds: 'words', isLinkless: true },
}

/** Returns the form that a print counts as: a sheet of cards counts as a card. */
export const placeOf = (form: PrintForm): PrintForm => FORM_RULES[form].place ?? form

/** The clocks of a phone and the server may differ. */
export const CLOCKS_DIFFER_MS = 24 * 3_600_000
const YEAR_MS = 365 * 24 * 3_600_000

export function freshnessOf(code: CodeMade, prints: readonly Print[], moment: Moment): Freshness {
  // A code for professionals always opens the current record.
  const isOutOfDate = code.accessLevel !== 'healthcare' && isRecordChanged(code, moment)
  const own = prints.filter(print => print.codeId === code.id)
  const places = (Object.keys(FORM_RULES) as PrintForm[]).flatMap(place => {
    const last = newestOf(
      own.filter(({ form }) => placeOf(form) === place),
      moment,
    )
    return last ? [{ place, ...freshnessOfPrint(last, { code, isOutOfDate, moment }) }] : []
  })
  return { isOutOfDate, places }
}

interface StalePrints<Code> {
  code: Code
  places: PlaceFreshness[]
}

/** All prints to make again, by code. An expired code has to be renewed before it can be printed. */
export const stalePrints = <Code extends CodeMade>(
  codes: readonly Code[],
  prints: readonly Print[],
  moment: Moment,
): StalePrints<Code>[] =>
  codes
    .filter(code => !isExpired(code, moment.nowMs))
    .map(code => ({
      code,
      places: freshnessOf(code, prints, moment).places.filter(({ status }) => status !== 'current'),
    }))
    .filter(({ places }) => places.length > 0)

/** A print from the future must not hide one with a possible date. */
function newestOf(prints: readonly Print[], moment: Moment): Print | undefined {
  const rank = ({ printedAt }: Print) => (isAhead(printedAt, moment) ? 0 : 1)
  const [newest] = prints.toSorted(
    (a, b) => rank(b) - rank(a) || Date.parse(b.printedAt) - Date.parse(a.printedAt),
  )
  return newest
}

interface Made {
  code: CodeMade
  isOutOfDate: boolean
  moment: Moment
}

function freshnessOfPrint(
  print: Print,
  { code, isOutOfDate, moment }: Made,
): Omit<PlaceFreshness, 'place'> {
  const { form, look, linkMark, printedAt, revision } = print
  const { holds, isLinkless = false } = FORM_RULES[form]
  const isAYearOld = isLinkless && moment.nowMs - Date.parse(printedAt) > YEAR_MS
  const isReplaced = !isLinkless && linkMark !== linkMarkOf(code.token)
  const areWordsOlder = holds === 'words' && isRecordChanged(print, moment)
  // A Medical ID has words of the record and no offline copy.
  const isCopyOlder = !isLinkless && (revision < code.revision || isOutOfDate)
  const isChanged = holds !== 'link' && (areWordsOlder || isCopyOlder || isAYearOld)
  const isOver = !isLinkless && isExpired(code, moment.nowMs)
  return {
    form,
    ...(look && { look }),
    status: isReplaced ? 'dead' : isOver ? 'expired' : isChanged ? 'outOfDate' : 'current',
    printedAt,
    isAYearOld,
  }
}

const isRecordChanged = (made: { recordMark: string }, { recordMark }: Moment): boolean =>
  made.recordMark !== recordMark

const isAhead = (madeAt: string, { nowMs }: Moment): boolean =>
  Date.parse(madeAt) > nowMs + CLOCKS_DIFFER_MS
