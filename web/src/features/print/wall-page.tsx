import { directionOf, fill, labelsOf, languageName } from 'sync-protocol/responder'
import { SvgDrawing } from '../../ui/svg-drawing'
import { aboutPerson, datedWords, nameOn } from './card-facts'
import { wordsOf } from './card-words'
import { FittedWords } from './fitted-words'
import type { WalletCardProps } from './wallet-card'

/** One sheet to be read from a step away: fridge door, glove box, bedside. */
export function WallPage(props: WalletCardProps) {
  const { card, codeSvg, typedLink, locale, emergencyNumber, printedAtMs } = props
  const labels = labelsOf(locale)
  const { language } = card.identity
  return (
    <div className="wall-page" lang={locale} dir={directionOf(locale)}>
      <header className="wall-head">
        <div className="wall-title">
          <p className="wallet-heading" lang="en" dir="ltr">
            {labelsOf('en').title}
          </p>
          {locale !== 'en' && <p className="wallet-heading">{labels.title}</p>}
          <p className="wallet-name">
            <bdi>{nameOn(card, labels)}</bdi>
          </p>
          <p>{aboutPerson(card, locale, printedAtMs)}</p>
          <p className="wallet-critical">
            {fill(labels.emergencyCall, { number: `\u2066${emergencyNumber}\u2069` })}
          </p>
        </div>
        <div className="wall-code">
          <SvgDrawing svg={codeSvg} label="QR code" />
          <p>{labels.print.scan}</p>
        </div>
      </header>
      <FittedWords words={wordsOf(card, locale, { withContacts: true })} more={labels.print.more} />
      <footer className="wall-foot">
        {language && (
          <p>
            <span className="wallet-label">{labels.language}: </span>
            <bdi>{languageName(language, locale)}</bdi>
          </p>
        )}
        <p>
          <bdi>{typedLink}</bdi>
        </p>
        <p>{labels.selfReported}</p>
        <p>{datedWords(card, locale, printedAtMs)}</p>
      </footer>
    </div>
  )
}
