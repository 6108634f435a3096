/** A responder reads these facts first. */
import {
  BLOCKS,
  type Dictionary,
  type Fact,
  type FactBlock,
  factsOf,
  headedPartsOf,
  type ResponderCard,
} from 'sync-protocol/card'
import { disclose } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import { factText, withoutIdleIsolates } from 'sync-protocol/share'
import { language } from '../../i18n/define-texts'
import { isPageRightToLeft, unbroken } from '../../record-words/in-line'
import { commaList } from '../../ui/date-words'
import { dashboardLateTexts } from './texts-late'

const SEEN_FIRST = BLOCKS.slice(BLOCKS.indexOf('resuscitation'), BLOCKS.indexOf('contacts') + 1)
/** More do not fit in a glance. */
const ITEMS_MAX = 5
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

/** `today` is `YYYY-MM-DD`. */
export const firstLook = (record: MedicalRecord, today: string, dictionary?: Dictionary) =>
  firstLookOf(disclose(record, CODE, today), dictionary)

export function firstLookOf(card: ResponderCard, dictionary?: Dictionary) {
  const facts = factsOf(card, language.get(), { itemsMax: ITEMS_MAX, dictionary })
  const person = facts.filter(({ block, draw }) => block === 'person' && draw !== 'photo')
  const [name = '', ...about] = person.map(textOf).map(plain)
  const parts = headedPartsOf(
    facts.filter(({ block }) => block !== 'language' && SEEN_FIRST.includes(block)),
  )
  const gaps = parts.filter(isGap)
  const blocks = parts
    .filter(part => !isGap(part))
    .map(({ heading, tone, items }) => ({
      heading,
      /**
       * Name and details are separate, because a name may run right to left. Each word of `about` is
       * isolated, so the dose stays first.
       */
      lines: items.map(item => {
        const [what = '', ...details] = item.map(textOf)
        return { what: plain(what), about: plain(commaList(details)) }
      }),
      /** Life-threatening within minutes. */
      ...(tone === 'alarm' && { isAlarm: true }),
    }))
  return {
    name,
    age: commaList(about) || dashboardLateTexts.noAge,
    blocks: [...blocks, ...inOneLine(gaps)],
  }
}

/** Has nothing but the words "Not recorded". */
const isGap = ({ items: [item, ...others] }: FactBlock): boolean =>
  others.length === 0 && item?.length === 1 && item[0]?.state === 'notRecorded'

/** A line for each would make an empty card longer than a full one. */
function inOneLine(gaps: readonly FactBlock[]) {
  const words = gaps[0]?.items[0]?.map(textOf).map(plain)[0]
  const what = commaList(gaps.map(({ heading }) => heading))
  return words ? [{ heading: words, lines: [{ what, about: '' }] }] : []
}

/** Only text in both directions needs isolates. */
const plain = (text: string) => (isPageRightToLeft() ? text : withoutIdleIsolates(text))

const textOf = (fact: Fact): string => unbroken(fact.field, factText(fact))
