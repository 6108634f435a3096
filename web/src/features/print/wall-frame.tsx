import { labelsOf } from 'sync-protocol/card'
import { SvgDrawing } from '../../ui/svg-drawing'
import { EmergencyLines } from './emergency-lines'
import { DatedWords, PersonWords } from './person-words'
import { placeTexts } from './texts-places'
import type { WalletCardProps } from './wallet-card'

type WallPrint = Omit<WalletCardProps, 'isOfContacts'>

export function WallHead({ hasCode = true, ...print }: WallPrint & { hasCode?: boolean }) {
  const { facts, codeSvg, locale, country, printedAtMs } = print
  const labels = labelsOf(locale)
  return (
    <header className="wall-head">
      <div className="wall-title">
        <p className="wallet-heading" lang="en" dir="ltr">
          {labelsOf('en').title}
        </p>
        {locale !== 'en' && <p className="wallet-heading">{labels.title}</p>}
        <PersonWords facts={facts} locale={locale} printedAtMs={printedAtMs} />
        {hasCode && <EmergencyLines country={country} locale={locale} />}
      </div>
      {hasCode && (
        <div className="wall-code">
          <SvgDrawing svg={codeSvg} label={placeTexts.drawn.code} />
          <p>{labels.print.scan}</p>
        </div>
      )}
    </header>
  )
}

export function WallFoot({ facts, locale, typedLink, printedAtMs, expiresAt }: WallPrint) {
  return (
    <footer className="wall-foot">
      <p>
        <bdi dir="ltr">{typedLink}</bdi>
      </p>
      <p>{labelsOf(locale).selfReported}</p>
      <DatedWords {...{ facts, locale, printedAtMs, expiresAt }} />
    </footer>
  )
}
