import { useState } from 'react'
import { languageSpoken } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { emergencyNumberFor, type Locale, pickLocale } from 'sync-protocol/responder'
import { useDictionary } from '../../loading/use-dictionary'
import { useLabels } from '../../loading/use-labels'
import { foreignBody, liveBody, type PageContext, printedBody } from './page-body'
import { readPrintedCode } from './read-printed-code'
import { ShadowPage } from './shadow-page'

type Shown = { live: ResponderCard } | { printed: string } | { elsewhere: ResponderCard }

interface EmbeddedPageProps {
  shown: Shown
  first?: Locale
  /** The person's own, or empty if unknown. Without it, the phone's languages say where it is. */
  country?: string
}

/** Shows the responder's page inside the app, so that owners can see it before an emergency. */
export function EmbeddedPage({ shown, first, country }: EmbeddedPageProps) {
  const accepted = navigator.languages.join()
  const [wanted, setLocale] = useState<Locale>(() => first ?? pickLocale(accepted))
  const locale = useLabels(wanted)
  const [showExpired, setShowExpired] = useState(false)
  const [nowMs] = useState(Date.now)
  const printed = 'printed' in shown ? readPrintedCode(shown.printed, nowMs) : undefined
  const own = printed?.kind === 'copy' ? printed.card : undefined
  const card = 'live' in shown ? shown.live : 'elsewhere' in shown ? shown.elsewhere : own
  const page: PageContext = {
    locale,
    emergencyNumber: emergencyNumberFor(country ?? accepted),
    languageHref: other => `?lang=${other}`,
    nowMs,
    canRetry: false,
    dictionary: useDictionary(locale, card && languageSpoken(card)),
  }
  const html =
    'live' in shown
      ? liveBody(shown.live, page)
      : 'elsewhere' in shown
        ? foreignBody(shown.elsewhere, page)
        : printedBody(printed ?? { kind: 'noCopy' }, page, showExpired)
  return (
    <div className="overflow-hidden rounded-ui border border-line">
      <ShadowPage
        isPart
        html={html}
        locale={locale}
        onAction={() => setShowExpired(true)}
        onFollow={href => setLocale(pickLocale(undefined, new URLSearchParams(href).get('lang')))}
      />
    </div>
  )
}
