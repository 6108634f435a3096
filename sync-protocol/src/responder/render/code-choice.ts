/** Like the code pages, this page needs no script and no network. */
import type { Locale } from '../../card'
import { CODE_PAGE_CSS } from './code-page'
import { documentOf } from './frame'
import { html } from './html'

export function renderCodeChoice(
  locale: Locale,
  title: string,
  people: readonly { href: string; name: string }[],
): string {
  const body = html`
    <div class="page own">
      <h1>${title}</h1>
      ${people.map(({ href, name }) => html`<p><a class="call who" href="${href}"><bdi>${name}</bdi></a></p>`)}
    </div>`
  return documentOf(locale, title, body, { css: CODE_PAGE_CSS })
}
