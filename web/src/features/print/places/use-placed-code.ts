import { useMemo, useState } from 'react'
import { type Fact, factsOf, type Locale } from 'sync-protocol/card'
import { isExpired } from 'sync-protocol/qr'
import { pickLocale } from 'sync-protocol/responder'
import { codeOrigin } from '../../../addresses/code-origin'
import { useDictionary } from '../../../stores/use-dictionary'
import { useLabels } from '../../../stores/use-labels'
import { useFonts } from '../print-editor'
import { type CodeSize, drawCodeOf, type PrintedCode, printedCard } from '../printed-code'
import type { PlaceProps } from './place-table'

interface PlacedCode extends PrintedCode {
  nowMs: number
  locale: Locale
  setLocale: (locale: Locale) => void
  /** Never more than the code shows without authentication. */
  facts: readonly Fact[]
  expiresAt: string
  /** Lacks the offline copy. */
  typedLink: string
  canMake: boolean
  wordsKey: string
}

export function usePlacedCode({ code, record }: PlaceProps, size: CodeSize): PlacedCode {
  const [nowMs] = useState(Date.now)
  const [wanted, setLocale] = useState<Locale>(() => pickLocale(navigator.languages.join()))
  const locale = useLabels(wanted)
  const hasFonts = useFonts()
  const { codeSideMm, version } = size
  const drawn = useMemo(
    () => drawCodeOf(code, codeOrigin(), true, { codeSideMm, version }),
    [code, codeSideMm, version],
  )
  const card = printedCard(record, code, nowMs)
  const dictionary = useDictionary(locale, record.profile?.primaryLanguage)
  return {
    ...drawn,
    nowMs,
    locale,
    setLocale,
    facts: factsOf(card, locale, { dictionary }),
    expiresAt: card.expiresAt,
    typedLink: `${location.host}/e/${code.token}`,
    canMake: drawn.scannability.grade !== 'refused' && !isExpired(code, nowMs),
    wordsKey: JSON.stringify([card, locale, hasFonts, dictionary !== undefined]),
  }
}
