/** The emergency card as plain text in at most two SMS. */
import { factsOf, isText, type ResponderCard } from '../card'
import { emergencyCallWords } from '../responder'
import { fitted, linesOf } from './fitted'
import { withoutIdleIsolates } from './item-text'
import { asSms } from './sms'

/** `country` of the person, ISO 3166-1 alpha-2; undefined where nobody knows it. */
export function textCard(card: ResponderCard, country: string | undefined) {
  const facts = factsOf(card, 'en').filter(fact => isText(fact) && fact.block !== 'record')
  const [number = '', ...elsewhere] = emergencyCallWords(country, 'en').map(withoutIdleIsolates)
  return fitted(facts, said => {
    const lines = [...linesOf(said), number]
    const brief = () => asSms(lines.join('\n'))
    if (said.isPartial) return brief()
    const full = asSms([...lines, ...elsewhere].join('\n'))
    return full.fits ? full : brief()
  })
}
