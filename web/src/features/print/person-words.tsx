import { Fragment } from 'react'
import { dayOf, type Fact, fill, type Locale, labelsOf, monthOf } from 'sync-protocol/card'
import { between, Said } from './said'

interface PersonProps {
  facts: readonly Fact[]
  locale: Locale
  printedAtMs: number
  /** Characters of the name. Longer names are cut, and the code has them whole. */
  longestName?: number
}

/**
 * A long name gets smaller type rather than displace an allergy. A printed age becomes outdated, so the
 * month of birth is next to it.
 */
export function PersonWords({ facts, locale, printedAtMs, longestName }: PersonProps) {
  const labels = labelsOf(locale)
  const [whole, ...about] = facts.filter(
    ({ block, draw }) => block === 'person' && draw !== 'photo',
  )
  const name = whole && cutName(whole, longestName)
  const printedIn = monthOf(new Date(printedAtMs).toISOString().slice(0, 7), locale)
  const said = about.flatMap(fact => {
    const { field, draw, born = [] } = fact
    const birth = born.length > 0 && { ...fact, label: labels.born, sides: born }
    return [
      ...(birth ? [<Said key="born" fact={birth} labels={labels} />] : []),
      <Fragment key={field}>
        <Said fact={fact} labels={labels} />
        {draw === 'age' && !birth && ` (${printedIn})`}
      </Fragment>,
    ]
  })
  return (
    <>
      <p className={nameLook(name)}>{name && <Said fact={name} labels={labels} />}</p>
      <p>{between(' · ', said)}</p>
    </>
  )
}

const cutName = (name: Fact, most = Number.POSITIVE_INFINITY): Fact => ({
  ...name,
  sides: name.sides.map(side => {
    const characters = Array.from(new Intl.Segmenter().segment(side.words), each => each.segment)
    if (characters.length <= most) return side
    return {
      ...side,
      words: `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`,
    }
  }),
})

function nameLook(name: Fact | undefined): string {
  const { length } = name?.sides.map(({ words }) => words).join() ?? ''
  if (length <= 45) return 'wallet-name'
  return length <= 90 ? 'wallet-name wallet-name-long' : 'wallet-name wallet-name-endless'
}

interface DatedProps extends PersonProps {
  /** ISO 8601 UTC, or empty for never. */
  expiresAt: string
}

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
