import { Children, type ReactNode } from 'react'
import {
  betweenCalls,
  commaOf,
  directionOfText,
  type Fact,
  hasRightToLeft,
  isBilingual,
  itemParts,
  type Labels,
  type Locale,
  labelsOf,
  type Side,
  splitAtNumbers,
} from 'sync-protocol/card'

export function Said({ fact: { label, draw, sides }, labels }: { fact: Fact; labels: Labels }) {
  return (
    <span className={LOOKS[draw]}>
      {label && <bdi>{label}</bdi>}
      {label && ': '}
      {between(
        ` ${labels.or} `,
        sides.map(side => <Words key={side.words} {...side} />),
      )}
    </span>
  )
}

/** The reader's term can be removed if both do not fit, but the written words stay. */
function Words({ words, called, isOurs, lang, dir }: Side) {
  if (dir === 'ltr' && !hasRightToLeft(words)) return <Digits digits={words} />
  const written = <Isolated words={words} lang={lang} />
  if (called === undefined) return written
  const [before, after] = betweenCalls(isOurs)
  return (
    <>
      <span className={CALLED}>
        <Isolated words={called} />
        {before}
      </span>
      {written}
      {after && <span className={CALLED}>{after}</span>}
    </>
  )
}

/** An override, because isolation alone would reorder groups of Arabic-Indic digits. */
const Digits = ({ digits }: { digits: string }) => (
  <bdo dir="ltr">{digits.replaceAll(' ', UNBROKEN)}</bdo>
)

export const CALLED = 'wallet-called'

const Isolated = ({ words, lang }: { words: string; lang?: string | undefined }) => (
  <bdi
    dir={directionOfText(words)}
    lang={lang}
    className={words.length <= WHOLE_MOST && HAS_DIGIT.test(words) ? 'wallet-whole' : undefined}
  >
    {Children.toArray(
      splitAtNumbers(words).map((part, at) =>
        at % 2 === 1 ? <Digits key={part} digits={part} /> : part.replaceAll(AMOUNT, UNBROKEN),
      ),
    )}
  </bdi>
)

const LOOKS: Partial<Record<Fact['draw'], string>> = {
  phone: 'wallet-number',
  flag: 'wallet-aside',
}
/** A number that is broken over two lines, or separated from its unit, is easily misread. */
const UNBROKEN = '\u00a0'
const AMOUNT = /(?<=\p{Nd}) (?=\p{L}{1,12}(?!\p{L}))/gu
/** Words such as "1-0-0" and "1日2回" are short enough to stay on one line. */
const WHOLE_MOST = 12
const HAS_DIGIT = /\p{Nd}/u

export const between = (separator: string, parts: readonly ReactNode[]): ReactNode[] =>
  Children.toArray(parts.flatMap((part, at) => (at > 0 ? [separator, part] : [part])))

export function itemWords(item: readonly Fact[], locale: Locale): ReactNode {
  const { what, numbers } = itemParts(item)
  const [name, digits] = [saidFacts(what, locale), saidFacts(numbers, locale)]
  return between(': ', [[...name, <EntryDetails key="about" {...{ item, locale }} />], ...digits])
}

/** The details of an entry as they follow its name. */
export function EntryDetails({ item, locale }: { item: readonly Fact[]; locale: Locale }) {
  const said = saidDetails(item, locale)
  if (said.length === 0) return null
  const [before, after] = isBilingual(item) ? [' – ', ''] : [' (', ')']
  return (
    <>
      {before}
      {said}
      {after}
    </>
  )
}

/** The details of an instruction whose text is elsewhere on the paper. */
export function LoneEntryDetails({ item, locale }: { item: readonly Fact[]; locale: Locale }) {
  const label = item[0]?.label
  return (
    <>
      {label && <bdi>{label}</bdi>}
      {label && ': '}
      {saidDetails(item, locale)}
    </>
  )
}

const saidFacts = (facts: readonly Fact[], locale: Locale): ReactNode[] =>
  facts.map(fact => <Said key={fact.field} fact={fact} labels={labelsOf(locale)} />)

const saidDetails = (item: readonly Fact[], locale: Locale): ReactNode[] =>
  between(commaOf(locale), saidFacts(itemParts(item).details, locale))
