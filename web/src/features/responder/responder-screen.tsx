import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageSpoken } from 'sync-protocol/card'
import {
  COPY_PARAM,
  emergencyNumberFor,
  labelsOf,
  ONLY_COPY,
  type PageAction,
  pickLocale,
} from 'sync-protocol/responder'
import { useDictionary } from '../../loading/use-dictionary'
import { useLabels } from '../../loading/use-labels'
import { type PageContext, printedBody } from './page-body'
import { readPrintedCode } from './read-printed-code'
import { ShadowPage } from './shadow-page'

interface ResponderScreenProps {
  nowMs?: () => number
  languages?: readonly string[]
  reload?: () => void
}

/**
 * Shows a printed code's offline copy from the link alone, without account, database and request. With
 * a connection the server answers `/e/…`, so this appears only if the server has no page for the code.
 */
export function ResponderScreen({
  nowMs = Date.now,
  languages = navigator.languages,
  reload = askForLivePage,
}: ResponderScreenProps) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [openedAtMs] = useState(nowMs)
  const [shownAnyway, setShownAnyway] = useState('')

  const accepted = languages.join()
  const asked = new URLSearchParams(search)
  const locale = useLabels(pickLocale(accepted, asked.get('lang')))
  const isOnly = asked.get(COPY_PARAM) === ONLY_COPY
  const code = readPrintedCode(hash, openedAtMs)
  const spoken = code.kind === 'copy' ? languageSpoken(code.card) : undefined
  const page: PageContext = {
    locale,
    emergencyNumber: emergencyNumberFor(accepted),
    languageHref: other => `${isOnly ? `?${COPY_PARAM}=${ONLY_COPY}&` : '?'}lang=${other}${hash}`,
    nowMs: openedAtMs,
    canRetry: !isOnly,
    isOnly,
    dictionary: useDictionary(locale, spoken, languages),
  }
  const act = (action: PageAction) => (action === 'show' ? setShownAnyway(hash) : reload())

  return (
    <>
      <title>{labelsOf(locale).title}</title>
      <ShadowPage
        html={printedBody(code, page, shownAnyway === hash)}
        locale={locale}
        onAction={act}
        onFollow={href => navigate(href, { replace: true })}
      />
    </>
  )
}

/** The server's page may have redirected here for the copy, so this returns to the printed link. */
function askForLivePage() {
  const url = new URL(location.href)
  if (!url.searchParams.has(COPY_PARAM)) return location.reload()
  url.searchParams.delete(COPY_PARAM)
  location.replace(url)
}
