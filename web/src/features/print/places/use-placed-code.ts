import { useMemo, useState } from 'react'
import { factsOf, inTwoLanguages, type Locale } from 'sync-protocol/card'
import { isExpired, type PrintLook } from 'sync-protocol/qr'
import { pickLocale } from 'sync-protocol/responder'
import { codeOrigin } from '../../../addresses/code-origin'
import { useDictionary } from '../../../loading/use-dictionary'
import { useLabels } from '../../../loading/use-labels'
import { homeCountryOf } from '../../../stores/home-country'
import { useFonts } from '../print-editor'
import { type PaperName, usualPaper } from '../print-forms'
import {
  type CodeSize,
  captionColor,
  drawCodeOf,
  type PrintedCode,
  printedCard,
} from '../printed-code'
import type { WalletCardProps } from '../wallet-card'
import type { PlaceProps } from './place-table'

export interface PlacePrint extends WalletCardProps {
  paper: PaperName
  /** `#rrggbb` */
  textColor: string
}

interface PlacedCode {
  print: PlacePrint
  drawn: PrintedCode
  setLocale: (locale: Locale) => void
  setPaper: (paper: PaperName) => void
  canMake: boolean
  /** Changes with everything that has to be laid out anew. */
  layoutKey: string
}

/** `look` has the choices of an earlier print. */
export function usePlacedCode(
  { code, record }: PlaceProps,
  size: CodeSize,
  look: PrintLook & { isTravel?: boolean } = {},
): PlacedCode {
  const [nowMs] = useState(Date.now)
  const own = pickLocale(navigator.languages.join())
  const [wanted, setLocale] = useState<Locale>(() => (look.locale ? pickLocale(look.locale) : own))
  const [paper, setPaper] = useState<PaperName>(() => look.paper ?? usualPaper(navigator.languages))
  const locale = useLabels(wanted)
  const ownLocale = useLabels(own)
  const hasFonts = useFonts()
  const { codeSideMm, version } = size
  const isBlack = !look.isInColor
  const drawn = useMemo(
    () => drawCodeOf(code, codeOrigin(), isBlack, { codeSideMm, version }),
    [code, isBlack, codeSideMm, version],
  )
  const card = printedCard(record, code, nowMs)
  const dictionary = useDictionary(locale, record.profile?.primaryLanguage)
  const facts = factsOf(card, locale, { dictionary })
  return {
    print: {
      paper,
      locale,
      codeSvg: drawn.svg,
      textColor: captionColor(code, isBlack),
      facts: look.isTravel ? inTwoLanguages(facts, factsOf(card, ownLocale)) : facts,
      country: look.country === undefined ? homeCountryOf(record) : look.country || undefined,
      expiresAt: card.expiresAt,
      isOfContacts: card.type === 'contacts',
      typedLink: `${location.host}/e/${code.token}`,
      printedAtMs: nowMs,
    },
    drawn,
    setLocale,
    setPaper,
    canMake: drawn.scannability.grade !== 'refused' && !isExpired(code, nowMs),
    layoutKey: JSON.stringify([card, locale, paper, hasFonts, dictionary !== undefined]),
  }
}
