/**
 * Reads a status as a code of FHIR R4. Systems differ in capitals, hyphens and synonyms, use codes of
 * SNOMED CT or HL7 version 3, or write words instead of a code.
 */
import { severityOf, statusOf } from '../card'
import { asObject, inTable, objectsIn, textOf } from './read-json'

const HL7 = 'http://terminology.hl7.org/CodeSystem/'

/**
 * Maps FHIR's code to its other spellings (without blanks, hyphens and capitals) and to SNOMED CT codes.
 * README.md names the public source of each SNOMED CT code.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  active: [
    ...['current', 'ongoing', '55561003', 'aktiv', 'activo', 'activa', 'actif', 'attivo', 'attiva'],
    ...[
      'ativo',
      'ativa',
      'actief',
      'aktywny',
      'aktywna',
      'активный',
      'активна',
      'активний',
      'aktif',
    ],
    ...['активен', 'activ', '活动', '活跃', '有効', '활성', 'نشط', 'सक्रिय'],
  ],
  inactive: [
    ...['notactive', 'nolongeractive', 'obsolete', '73425007', 'inactivo', 'inactiva', 'inactif'],
    ...['inaktiv', 'inattivo', 'inattiva', 'inativo', 'inativa', 'inactief'],
  ],
  resolved: ['cured', 'healed', '413322009', '723506003'],
  remission: ['inremission', '277022003'],
  relapse: ['263855007'],
  recurrence: ['recurrent', '246455001'],
  refuted: [
    ...['widerlegt', 'refutado', 'refutada', 'réfuté', 'réfutée', 'confutato', 'confutata'],
    ...[
      'weerlegd',
      'avfärdad',
      'vederlagd',
      'infirmat',
      'infirmată',
      'опровергнуто',
      'спростовано',
    ],
    ...[
      'obalono',
      'çürütüldü',
      '已排除',
      '否定',
      '부정됨',
      'مستبعد',
      'disproved',
      'ruledout',
      'excluded',
      'negated',
      '723511001',
      '410516002',
      '410594000',
    ],
  ],
  'entered-in-error': [
    ...['error', 'inerror', 'nullified', 'void', 'deleted', '723510000', 'irrtümlicherfasst'],
    ...['fehleingabe', 'ingresadoporerror', 'introducidoporerror', 'saisiparerreur'],
    ...['inseritopererrore', 'inseridoporengano', 'inseridoporerro', 'foutiefingevoerd'],
    ...['введеноошибочно', 'введенопомилково', 'felregistrerad'],
  ],
  confirmed: ['presumed', '410605003'],
  unknown: [],
  unconfirmed: ['suspected', '410590009', '415684004'],
  provisional: ['410592001'],
  differential: [],
  completed: ['complete', 'ended', 'finished', 'done', '255594003', '385658003'],
  stopped: [
    ...['discontinued', 'aborted', 'ceased', 'terminated', '410546004', 'abgesetzt', 'arrêté'],
    ...['suspendido', 'suspendida', 'interrotto', 'sospeso', 'suspenso', 'gestopt', 'odstawiony'],
    ...['отменен', 'отменён', 'скасовано', 'utsatt', 'întrerupt', '停用', '中止', '중단'],
  ],
  'on-hold': ['held', 'paused', 'suspended', '385655000'],
  cancelled: ['canceled', 'revoked', 'rejected', 'withdrawn', 'deprecated', '89925002'],
  'not-taken': ['nottaking', 'notdone'],
  intended: ['planned', 'proposed', '397943006'],
  draft: [],
  proposal: [],
  option: [],
  high: [
    ...['highrisk', 'crith', 'critical', '723509005', 'hoch', 'alto', 'alta', 'élevé', 'élevée'],
    ...[
      'elevato',
      'elevata',
      'hoog',
      'wysokie',
      'wysoki',
      'высокий',
      'висока',
      'високий',
      'yüksek',
    ],
    ...['hög', 'ridicat', '高', '높음', 'عالي'],
  ],
  severe: ['lifethreatening', 'fatal', '24484000', '371924009', '442452003', '399166001'],
  moderate: ['6736007', '371923003'],
  mild: ['255604002'],
}
const compact = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const CODES = Object.fromEntries(
  Object.entries(SPELLINGS).flatMap(([code, others]) =>
    [code, ...others].map(spelling => [compact(spelling), code]),
  ),
)

/** A longer text is a note and not a status. */
const STATUS_MAX = 60

function codeFor(written: string): string | undefined {
  const known = inTable(CODES, compact(written))
  if (known || written === '' || written.length > STATUS_MAX) return known
  if (statusOf(written) === 'resolved') return 'resolved'
  return severityOf(written) === 'severe' ? 'severe' : undefined
}

/** HL7's own codes come before those of other systems, and codes come before words. */
export function statusCodes(value: unknown): string[] {
  if (typeof value === 'string') return known([textOf(value)])
  if (Array.isArray(value)) return value.flatMap(statusCodes)
  const concept = asObject(value)
  const all = objectsIn(concept.coding)
  const own = known(all.filter(({ system }) => textOf(system).startsWith(HL7)).map(codeOf))
  if (own.length > 0) return own
  const others = known(all.flatMap(each => [codeOf(each), textOf(each.display)]))
  return others.length > 0 ? others : known([textOf(concept.text)])
}

const codeOf = ({ code }: { readonly code?: unknown }) => textOf(code)

const known = (written: readonly string[]): string[] =>
  written.map(codeFor).filter(code => code !== undefined)

export const hasStatus = (value: unknown, ...wanted: readonly string[]): boolean =>
  statusCodes(value).some(code => wanted.includes(code))

export function wordsOfUnknownStatus(value: unknown): string {
  if (statusCodes(value).length > 0) return ''
  const { coding, text } = asObject(value)
  const [{ display, code } = {}] = objectsIn(coding)
  return textOf(value) || textOf(text) || textOf(display) || textOf(code)
}

/** Also true for an entry that has not begun. */
export const isStatusOver = (status: unknown): boolean =>
  hasStatus(
    status,
    ...['inactive', 'resolved', 'completed', 'stopped', 'on-hold', 'cancelled'],
    ...['not-taken', 'intended', 'draft'],
  )
