import { loadLabels } from '../loading/load-labels'
import { chooseCodeView } from '../sync/record/chosen-code-view'
import type { OwnCodeView, readCodeView } from '../sync/record/own-code-view'
import { asAnswer, codePage, ownLanguage } from './code-page'
import { takeNames } from './names-of-app'

interface Asked {
  url: URL
  /** The language that was chosen in the app. */
  noted: string | undefined
}

/** Returns undefined if there is no code. The app then answers and says what to do. */
export async function answerCodePage(
  held: OwnCodeView,
  { url, noted }: Asked,
  read: typeof readCodeView,
): Promise<Response | undefined> {
  const type = url.searchParams.get('type')
  const { languages } = navigator
  const language = ownLanguage(noted, languages)
  const learning = loadLabels(language, file => caches.match(file))
  const taking = takeNames().catch(() => false)
  const chosen = await chooseCodeView(held, url.searchParams.get('profile'), read)
  await learning
  const hasNames = await taking
  const page = codePage(chosen, { type, now: new Date(), language, languages, hasNames })
  return page === undefined ? undefined : asAnswer(page)
}
