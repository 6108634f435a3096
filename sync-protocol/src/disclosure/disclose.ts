/**
 * From the whole record to what one code shows. Everything a responder, an offline copy or a print
 * can ever hold has passed through here, and through the table. Pure: `today` is handed in.
 * Rows keep the owner's order; facts put them into the order of harm.
 */
import { withoutPastPregnancy } from '../card/age'
import type {
  CardBody,
  CardDnr,
  CardInsurance,
  CardNotes,
  Disputed,
  ResponderCard,
} from '../card/card'
import { DISCLOSURE, type Disclosed, needsConfirmation } from '../card/levels'
import type { MedicalRecord } from '../medical'
import type { QrCode } from '../qr/code'
import { listsOf } from './lists'
import { type Known, read } from './read'

export type DisclosedCode = Pick<QrCode, 'type' | 'accessLevel' | 'revision' | 'expiresAt'> & {
  confirmedPublic?: boolean | undefined
}

/** The card of `code` on `today` (`YYYY-MM-DD`). */
export function disclose(record: MedicalRecord, code: DisclosedCode, today: string): ResponderCard {
  const fields = grantedTo(code)
  const profile = record.profile ?? {}
  const known = { account: record.account, today }
  const confirmedAtMs = Date.parse(record.profile?.confirmedAt ?? '')
  const body = withoutPastPregnancy(
    read<Disputed<CardBody>>('body', fields.body ?? [], profile, known),
    today,
  )
  return {
    type: code.type,
    level: code.accessLevel,
    revision: code.revision,
    changedAtMs: record.changedAtMs,
    ...(Number.isFinite(confirmedAtMs) && { confirmedAtMs }),
    expiresAt: code.expiresAt,
    identity: read('identity', fields.identity ?? [], profile, known),
    ...filled({
      dnr: fields.dnr && dnrOf(record, fields.dnr, known),
      ...listsOf(record, fields, known),
      body,
      notes: read<Disputed<CardNotes>>('notes', fields.notes ?? [], profile, known),
      insurance: fields.insurance && insuranceOf(record, fields.insurance, known),
    }),
  }
}

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Sections that say something. */
function filled<T extends object>(sections: T): Filled<T> {
  // Only sections with something in them are left, which fromEntries cannot say.
  return Object.fromEntries(
    Object.entries(sections).filter(
      ([, section]) => section !== undefined && Object.keys(section).length > 0,
    ),
  ) as Filled<T>
}

function grantedTo(code: DisclosedCode): Disclosed {
  const { medications, ...others } = DISCLOSURE[code.type][code.accessLevel]
  const isWithheld = needsConfirmation(code) && !code.confirmedPublic
  return isWithheld || !medications ? others : { ...others, medications }
}

function dnrOf(
  { profile }: MedicalRecord,
  fields: readonly string[],
  known: Known,
): Disputed<CardDnr> | undefined {
  const dnr = read<Disputed<CardDnr>>('dnr', fields, profile ?? {}, known)
  if (dnr.status) return dnr
  // Cleared on one device and set on another: what is certain is that nobody knows.
  return dnr.others?.status ? { ...dnr, status: 'Unknown' } : undefined
}

function insuranceOf(
  { policies, profile }: MedicalRecord,
  fields: readonly string[],
  known: Known,
): Disputed<CardInsurance> | undefined {
  const isOwn = (field: string) => field.startsWith('legacy')
  const legacy = read<Disputed<CardInsurance>>(
    'insurance',
    fields.filter(isOwn),
    profile ?? {},
    known,
  )
  const listed = fields.filter(field => !isOwn(field))
  if (policies.length === 0 && Object.keys(legacy).length === 0) return undefined
  return { ...legacy, policies: policies.map(row => read('insurance', listed, row, known)) }
}
