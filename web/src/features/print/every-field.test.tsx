import { render } from '@testing-library/react'
import { factsOf, type ResponderCard } from 'sync-protocol/card'
import { renderCodeSvg } from 'sync-protocol/qr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CardOutput,
  casesFor,
  checkCase,
  readerText,
} from '../../../../sync-protocol/dev/every-field'
import { Fridge } from './places/paper/fridge'
import { WalletCard, type WalletCardProps } from './wallet-card'

const ON_PAPER = {
  'identity.photoUrl': 'paper opens it with the code',
  'dnr.documentUrl': 'paper opens it with the code; that there is one is said',
  'plans.documentUrl': 'paper opens it with the code',
}
const codeSvg = renderCodeSvg({ text: 'https://lifetag.example/e/', color: '#000000' })

// A fixed clock makes the fitting finish in one slice.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))

/** The print's text in lines, with enough space for every entry. */
function printed(Print: (props: WalletCardProps) => React.ReactNode, card: ResponderCard): string {
  const { container, unmount } = render(
    <Print
      facts={factsOf(card, 'en')}
      expiresAt=""
      isOfContacts={false}
      codeSvg={codeSvg}
      typedLink="lifetag.example/e/"
      locale="en"
      country={undefined}
      printedAtMs={0}
    />,
  )
  const text = readerText(container.innerHTML.replaceAll('&nbsp;', ' '))
  unmount()
  return text
}

const OUTLETS: CardOutput[] = [
  {
    name: 'the wallet card',
    level: 'emergency',
    says: card => printed(WalletCard, card),
    byDesign: ON_PAPER,
  },
  {
    name: 'the travel card',
    level: 'emergency',
    says: card => printed(props => <WalletCard {...props} isTravel />, card),
    byDesign: ON_PAPER,
  },
  {
    name: 'the fridge sheet',
    level: 'emergency',
    says: card => printed(props => <Fridge {...props} paper="a4" textColor="#000000" />, card),
    byDesign: ON_PAPER,
  },
]

describe.each(OUTLETS)('$name', output => {
  it.each(casesFor(output))('$what, $shape', found => {
    expect(checkCase(output, found)).toMatch(/^(shown|by design)$/)
  })
})
