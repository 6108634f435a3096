import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { emergencyNumberFor } from 'sync-protocol/responder'
import { paths } from '../../addresses/paths'
import { sentenceGap } from '../../i18n/sentences'
import { whenIdle } from '../../loading/when-idle'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { openReader } from './reader/code-reader'
import type { CodeLink, Recognised } from './recognise'
import { Scanner } from './scanner'
import { scanTexts } from './texts'

const texts = scanTexts.screen

/** The code that understands scanned texts loads after the page and its fonts, at most a second later. */
const loadFound = () => import('./found')
const FoundNotice = lazy(async () => ({ default: (await loadFound()).FoundNotice }))
const takeShared = async () => (await import('../../db/shared-image')).takeSharedImage()

interface ScanViewProps {
  pageOf: (capsule: string) => ReactNode
  open?: (link: CodeLink) => void
  openScanner?: typeof openReader
}

export function ScanView({ pageOf, open, openScanner = openReader }: ScanViewProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [found, setFound] = useState<Recognised[]>([])
  const isOpening = useRef(false)
  useEffect(() => whenIdle(() => void loadFound().catch(() => undefined), 1_000), [])
  const number = emergencyNumberFor(navigator.languages.join())

  async function openOnce(link: CodeLink) {
    // The camera finds the code again while the page loads, so only the first time counts.
    if (isOpening.current) return
    isOpening.current = true
    if (open) return open(link)
    const { openLink } = await loadFound()
    openLink(link, path => navigate(path))
  }

  async function openBoth() {
    const [reader] = await Promise.all([openScanner(), loadFound()])
    return reader
  }

  async function take(texts: string[]) {
    const { recogniseAll, ourHosts } = await loadFound()
    const all = recogniseAll(texts, ourHosts())
    const ours = all.filter(each => each.kind === 'ours')
    if (ours.length === 1 && ours[0]) return openOnce(ours[0])
    setFound(known => (isSame(known, all) ? known : all))
  }

  return (
    <Main width="column">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: paths.home, label: texts.back }}
      />
      <div className="grid gap-6">
        <Scanner onFound={take} open={openBoth} {...(params.has('shared') && { takeShared })} />
        <div aria-live="polite" className="grid gap-4">
          {found.length > 0 && (
            <Suspense>
              <FoundNotice found={found} onOpen={openOnce} pageOf={pageOf} />
            </Suspense>
          )}
        </div>
        <p className="text-soft">
          <TaggedText
            text={texts.callFirst({ number })}
            tags={{
              call: words => (
                <a href={`tel:${number}`} className="font-semibold text-ink">
                  {words}
                </a>
              ),
            }}
          />
          {sentenceGap()}
          {texts.noCode}
        </p>
      </div>
    </Main>
  )
}

const isSame = (a: Recognised[], b: Recognised[]) => JSON.stringify(a) === JSON.stringify(b)
