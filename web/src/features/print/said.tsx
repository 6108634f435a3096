import { Children, type ReactNode } from 'react'
import { directionOfText, type Fact, itemParts, type Labels } from 'sync-protocol/card'

/** A fact with its label and all of its sides, each in the direction it is written in. */
export function Said({ fact: { label, draw, sides }, labels }: { fact: Fact; labels: Labels }) {
  return (
    <span className={LOOKS[draw]}>
      {label && <bdi>{label}</bdi>}
      {label && ': '}
      {between(
        ` ${labels.or} `,
        sides.map(({ words, dir }) =>
          dir === 'ltr' ? (
            // An override: groups of Arabic-Indic digits would swap places even so.
            <bdo key={words} dir="ltr">
              {words.replaceAll(' ', UNBROKEN)}
            </bdo>
          ) : (
            <bdi key={words} dir={directionOfText(words)}>
              {words.replaceAll(AMOUNT, UNBROKEN)}
            </bdi>
          ),
        ),
      )}
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

/** Parts of a sentence, one after another. */
export const between = (separator: string, parts: readonly ReactNode[]): ReactNode[] =>
  Children.toArray(parts.flatMap((part, at) => (at > 0 ? [separator, part] : [part])))

/** An item of a list: what it is, its details in brackets, and last the number to call. */
export function itemWords(item: readonly Fact[], labels: Labels): ReactNode {
  const { what, details, numbers } = itemParts(item)
  const said = (facts: readonly Fact[]) =>
    facts.map(fact => <Said key={fact.field} fact={fact} labels={labels} />)
  const about = details.length > 0 && <> ({between(', ', said(details))})</>
  return between(': ', [[...said(what), about], ...said(numbers)])
}
