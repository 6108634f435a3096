import { Fragment, type ReactNode } from 'react'
import { directionOfText, type Fact, type Labels } from 'sync-protocol/card'

interface SaidProps {
  fact: Fact
  labels: Labels
}

/** A fact with its label and all of its sides, each in the direction it is written in. */
export function Said({ fact: { label, draw, sides }, labels }: SaidProps) {
  return (
    <span className={LOOKS[draw]}>
      {label && (
        <>
          <bdi>{label}</bdi>:{' '}
        </>
      )}
      {sides.map(({ words, dir }, at) => (
        <Fragment key={words}>
          {at > 0 && ` ${labels.or} `}
          {dir === 'ltr' ? (
            // An override: groups of Arabic-Indic digits would swap places even so.
            <bdo dir="ltr">{words.replaceAll(' ', UNBROKEN)}</bdo>
          ) : (
            <bdi dir={directionOfText(words)}>{words.replaceAll(AMOUNT, UNBROKEN)}</bdi>
          )}
        </Fragment>
      ))}
    </span>
  )
}

const LOOKS: Partial<Record<Fact['draw'], string>> = {
  phone: 'wallet-number',
  flag: 'wallet-aside',
}
/** A number broken over two lines, or apart from its unit, is misread. */
const UNBROKEN = '\u00a0'
const AMOUNT = /(?<=\p{Nd}) (?=\p{L}{1,4}(?!\p{L}))/gu

/** An item of a list: what it is, its details in brackets, and last the number to call. */
export function itemWords(facts: readonly Fact[], labels: Labels): ReactNode {
  const [first, ...others] = facts
  if (!first) return null
  const details = others.filter(({ draw }) => draw !== 'phone')
  const numbers = others.filter(({ draw }) => draw === 'phone')
  return (
    <>
      <Said fact={first} labels={labels} />
      {details.length > 0 && (
        <>
          {' ('}
          {details.map((detail, at) => (
            <Fragment key={detail.field}>
              {at > 0 && ', '}
              <Said fact={detail} labels={labels} />
            </Fragment>
          ))}
          )
        </>
      )}
      {numbers.map(number => (
        <Fragment key={number.field}>
          {': '}
          <Said fact={number} labels={labels} />
        </Fragment>
      ))}
    </>
  )
}
