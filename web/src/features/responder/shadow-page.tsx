import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  directionOf,
  type Locale,
  labelsOf,
  type PageAction,
  RESPONDER_CSS,
} from 'sync-protocol/responder'

interface ShadowPageProps {
  /** From the renderers of `sync-protocol/responder`, which escape every value. */
  html: string
  locale: Locale
  onAction: (action: PageAction) => void
  /** Receives links to other forms of the page, such as `?lang=es`. */
  onFollow: (href: string) => void
  isPart?: boolean
}

/** The policy forbids `<style>` elements, so the shadow root has a constructed style sheet. */
export function ShadowPage(props: ShadowPageProps) {
  const { html, locale, onAction, onFollow, isPart = false } = props
  const host = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const root = host.current && rootOf(host.current, isPart)
    if (root) root.innerHTML = html
  }, [html, isPart])

  const press = useEffectEvent((event: Event) => {
    const target = event.composedPath().find(node => node instanceof Element)
    const action = target?.closest('[data-action]')?.getAttribute('data-action')
    if (action === 'retry' || action === 'show') onAction(action)
    const href = target?.closest('a[href^="?"]')?.getAttribute('href')
    if (!href) return
    event.preventDefault()
    onFollow(href)
  })
  useEffect(() => {
    const root = host.current?.shadowRoot
    const listener = (event: Event) => press(event)
    root?.addEventListener('click', listener)
    return () => root?.removeEventListener('click', listener)
  }, [])

  const language = { lang: locale, dir: directionOf(locale) }
  if (isPart) return <section ref={host} aria-label={labelsOf(locale).title} {...language} />
  return <main ref={host} id="main" tabIndex={-1} {...language} />
}

const PART_CSS = ':host, .page { min-height: 0 }'

function rootOf(host: HTMLElement, isPart: boolean): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(isPart ? RESPONDER_CSS + PART_CSS : RESPONDER_CSS)
  root.adoptedStyleSheets = [sheet]
  return root
}
