import { Fragment } from 'react'
import { dayOf, type Fact, fill, type Locale, labelsOf } from 'sync-protocol/card'
import { between, Said } from './said'

interface PersonProps {
  facts: readonly Fact[]
  locale: Locale
  printedAtMs: number
}

/** The name, whole: a long one in smaller letters, before it takes the room of an allergy. */
export function PersonName({ facts, locale }: Omit<PersonProps, 'printedAtMs'>) {
  const [name] = personOf(facts)
  if (!name) return null
  return (
    <p className={nameLook(name.sides.map(({ words }) => words).join())}>
      <Said fact={name} labels={labelsOf(locale)} />
    </p>
  )
}

function nameLook(name: string): string {
  if (name.length <= 45) return 'wallet-name'
  return name.length <= 90 ? 'wallet-name wallet-name-long' : 'wallet-name wallet-name-endless'
}

/** Age and sex. An age on paper grows old: it carries the month it was true in. */
export function AboutPerson({ facts, locale, printedAtMs }: PersonProps) {
  const [, ...about] = personOf(facts)
  const month = <bdo dir="ltr">{new Date(printedAtMs).toISOString().slice(0, 7)}</bdo>
  const said = about.map(fact => (
    <Fragment key={fact.field}>
      <Said fact={fact} labels={labelsOf(locale)} />
      {fact.draw === 'age' && <> ({month})</>}
    </Fragment>
  ))
  return <p>{between(' · ', said)}</p>
}

const personOf = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ block, draw }) => block === 'person' && draw !== 'photo')

interface DatedProps extends PersonProps {
  /** ISO 8601 UTC; empty: never. */
  expiresAt: string
}

/** When it was printed, how old what it says is, and until when its code opens anything. */
export function DatedWords({ facts, locale, printedAtMs, expiresAt }: DatedProps) {
  const { print } = labelsOf(locale)
  const expiresAtMs = Date.parse(expiresAt)
  const words = [
    fill(print.printedOn, { date: dayOf(printedAtMs, locale) }),
    ...facts.flatMap(({ block, sides }) =>
      block === 'record' ? sides.map(side => side.words) : [],
    ),
    Number.isFinite(expiresAtMs) && fill(print.validUntil, { date: dayOf(expiresAtMs, locale) }),
  ]
  return <p>{words.filter(Boolean).join(' · ')}</p>
}
