import { directionOf, labelsOf } from 'sync-protocol/card'
import { SvgDrawing } from '../../ui/svg-drawing'
import { EmergencyLines } from './emergency-lines'
import { FittedWords } from './fitted-words'
import { paragraphsOf } from './paragraphs-of'
import { DatedWords, PersonWords } from './person-words'
import type { WalletCardProps } from './wallet-card'

/** Larger, and the words would outgrow the name. */
const LARGEST = 1.4

/** One sheet to be read from a step away: fridge door, glove box, bedside. */
export function WallPage(props: WalletCardProps) {
  const { facts, codeSvg, typedLink, locale, country, printedAtMs, expiresAt } = props
  const labels = labelsOf(locale)
  return (
    <div className="wall-page" lang={locale} dir={directionOf(locale)}>
      <header className="wall-head">
        <div className="wall-title">
          <p className="wallet-heading" lang="en" dir="ltr">
            {labelsOf('en').title}
          </p>
          {locale !== 'en' && <p className="wallet-heading">{labels.title}</p>}
          <PersonWords facts={facts} locale={locale} printedAtMs={printedAtMs} />
          <EmergencyLines country={country} locale={locale} />
        </div>
        <div className="wall-code">
          <SvgDrawing svg={codeSvg} label="QR code" />
          <p>{labels.print.scan}</p>
        </div>
      </header>
      <FittedWords
        paragraphs={paragraphsOf(facts, locale)}
        largest={LARGEST}
        isLastSide
        more={labels.print.more}
      />
      <footer className="wall-foot">
        <p>
          <bdi dir="ltr">{typedLink}</bdi>
        </p>
        <p>{labels.selfReported}</p>
        <DatedWords {...{ facts, locale, printedAtMs, expiresAt }} />
      </footer>
    </div>
  )
}
