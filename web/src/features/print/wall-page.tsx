import { directionOf, labelsOf } from 'sync-protocol/card'
import { FittedWords } from './fitted-words'
import { paragraphsOf } from './paragraphs-of'
import { typeSizes } from './type-sizes'
import { WallFoot, WallHead } from './wall-frame'
import type { WalletCardProps } from './wallet-card'

const LARGEST = 1.4

export function WallPage(props: WalletCardProps) {
  const { facts, locale } = props
  return (
    <div className="wall-page" style={typeSizes('wall')} lang={locale} dir={directionOf(locale)}>
      <WallHead {...props} />
      <FittedWords
        paragraphs={paragraphsOf(facts, locale)}
        largest={LARGEST}
        isLastSide
        more={labelsOf(locale).print.more}
      />
      <WallFoot {...props} />
    </div>
  )
}
