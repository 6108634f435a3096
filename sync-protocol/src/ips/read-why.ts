import type { StatedList } from '../medical'

export type IpsRefusal =
  | 'empty'
  | 'tooLarge'
  | 'tooDeep'
  | 'tooMany'
  | 'unsafe'
  | 'cda'
  | 'fhirXml'
  | 'webPage'
  | 'xml'
  | 'ndjson'
  | 'hl7v2'
  | 'pdf'
  | 'zip'
  | 'healthCard'
  | 'notJson'
  | 'notFhir'
  | 'notDocument'
  | 'otherVersion'
  | 'modified'
  | 'enteredInError'
  | 'noPatient'
  | 'manyPatients'

/** Why an entry, or a part of it, is not in the result. */
export type IpsLeftOut =
  | 'modified'
  | 'refuted'
  | 'enteredInError'
  | 'inactive'
  | 'unknownStatus'
  | 'notInUse'
  | 'noPlace'
  | 'morePages'
  | 'foreign'
  | 'cycle'
  | 'otherPerson'
  | 'unknownPerson'
  | 'unreadable'
  | 'noName'
  | 'notDialable'
  | 'noPhone'
  | 'needsPaper'
  | 'badDate'
  | 'partialDate'
  | 'future'
  | 'pastDate'
  | 'badMeasure'
  | 'unfit'
  | 'tooLong'
  | 'noRoom'
  | 'unclearDose'
  | 'contradictsWords'
  | 'narrativeOnly'
  | 'partNone'
  | 'noneInWords'
  | 'notKnown'
  | 'withheld'
  | 'unavailable'
  | 'haveEntries'

export type ReadList = StatedList | 'contacts' | 'history'
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
