import type { StatedList } from '../medical'

export const IPS_REFUSALS = {
  empty: 'There is nothing in it.',
  tooLarge: 'It is larger than 5 MB. A patient summary is far smaller: this may be another file.',
  tooDeep: 'It is nested deeper than any patient summary is, so it was not read.',
  tooMany: 'It has more than 2,000 entries or contacts, so it was not read.',
  unsafe: 'It has a part that no patient summary has (“__proto__”), so it was not read.',
  cda: 'It is a CDA document (XML). Ask the sender for a FHIR patient summary (IPS) as JSON.',
  fhirXml: 'It is a FHIR file in XML. Ask the sender for the same file as FHIR JSON.',
  webPage: 'It is a web page. Ask the sender for the patient summary itself, as FHIR JSON.',
  xml: 'It is XML. Ask the sender for a FHIR patient summary (IPS) as JSON.',
  ndjson:
    'It is a bulk export (NDJSON). Ask the sender for one FHIR patient summary (IPS) of the person.',
  hl7v2: 'It is an HL7 version 2 message. Ask the sender for a FHIR patient summary (IPS) as JSON.',
  pdf: 'It is a PDF. Ask the sender for a FHIR patient summary (IPS) as JSON.',
  zip: 'It is a ZIP archive. Unpack it and choose the FHIR file, which ends in .json.',
  healthCard: 'It is a SMART Health Card. Ask the sender for a FHIR patient summary (IPS) as JSON.',
  notJson: 'It is not a patient summary: it cannot be read as JSON. It may be damaged or cut off.',
  notFhir:
    'It is not a patient summary: it says nothing of the standard (FHIR) that they are written in.',
  notDocument:
    'It is health data, but no patient summary. Ask the sender for one (FHIR IPS), as JSON.',
  otherVersion: 'It is written in another version of the standard. Ask for a summary in FHIR R4.',
  modified:
    'It has a mark that changes its meaning in a way not known here. Ask for a plain patient summary (IPS).',
  enteredInError: 'Its sender says that it was made by mistake. Ask for a new one.',
  noPatient: 'It does not say which person it is about.',
  manyPatients: 'It is about more than one person. Ask the sender for the summary of one.',
} as const
export type IpsRefusal = keyof typeof IPS_REFUSALS

export const IPS_LEFT_OUT = {
  modified: 'has a mark that changes its meaning in a way not known here',
  refuted: 'was found to be wrong',
  enteredInError: 'was entered by mistake',
  inactive: 'is over, or not in use',
  unknownStatus: 'is not known here, so the entry was kept',
  notInUse: 'is not said to be in use',
  noPlace: 'your record has no place for it',
  morePages: 'has more pages, which are not in it',
  foreign: 'is not in the file itself, and nothing is fetched',
  cycle: 'refers to itself',
  otherPerson: 'is about another person',
  unknownPerson: 'is about somebody who is not in the file',
  unreadable: 'cannot be read',
  noName: 'has no name, and no code',
  notDialable: 'is no number that a phone can dial',
  noPhone: 'has no phone number',
  needsPaper: 'needs the paper itself: add it with its document',
  badDate: 'is no date',
  partialDate: 'is no whole day',
  future: 'lies in the future',
  pastDate: 'is past, or too far ahead',
  badMeasure: 'cannot be right, or has a unit that is not known',
  unfit: 'cannot be kept as it is written',
  tooLong: 'is longer than your record can keep',
  unclearDose: 'cannot all be said in words: take it from the file itself',
  contradictsWords: 'says something else than the words beside it, which were kept',
  narrativeOnly: 'is written as text only: read it in the file itself',
  partNone: 'says “none” of a part of the list alone',
  noneInWords: 'says “none” in words: say so in your record yourself, if it is so',
  notKnown: 'says that it is not known: it is no entry',
  withheld: 'was withheld by the sender',
  unavailable: 'could not be obtained by the sender',
  haveEntries: 'the list has entries',
} as const
export type IpsLeftOut = keyof typeof IPS_LEFT_OUT

export type ReadList = StatedList | 'contacts'
export type ReadPart = ReadList | 'profile'

export interface Skipped {
  what: string
  why: IpsLeftOut
  list?: ReadPart
}

const OVER: readonly IpsLeftOut[] = ['refuted', 'enteredInError', 'inactive']
const NOT_OF_THE_LIST: readonly IpsLeftOut[] = ['otherPerson', 'notKnown']

interface LeftOut {
  unread: number
  over: number
  /** The sender has entries, or a whole section, but did not disclose them. */
  isWithheld: boolean
}

export function leftOutOf(list: ReadPart, { skipped }: { skipped: readonly Skipped[] }): LeftOut {
  const whys = skipped.filter(each => each.list === list).map(({ why }) => why)
  const countOf = (some: readonly IpsLeftOut[]) => whys.filter(why => some.includes(why)).length
  const over = countOf(OVER)
  const withheld = countOf(['withheld'])
  const unread = whys.length - over - withheld - countOf(NOT_OF_THE_LIST)
  return { unread, over, isWithheld: withheld > 0 }
}
