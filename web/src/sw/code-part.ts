import { pickLocale } from 'sync-protocol/responder'
import { loadLabels } from '../loading/load-labels'
import { chooseCodeView } from '../sync/record/chosen-code-view'
import type { OwnCodeView, readCodeView } from '../sync/record/own-code-view'
import { asAnswer, codePage } from './code-page'

/** Undefined if there is no code. The app then answers and says what to do. */
export async function answerCodePage(
  held: OwnCodeView,
  url: URL,
  read: typeof readCodeView,
): Promise<Response | undefined> {
  const type = url.searchParams.get('type')
  const { languages } = navigator
  const learning = loadLabels(pickLocale(languages.join()), file => caches.match(file))
  const chosen = await chooseCodeView(held, url.searchParams.get('profile'), read)
  await learning
  const page = codePage(chosen, { type, now: new Date(), languages })
  return page === undefined ? undefined : asAnswer(page)
}
