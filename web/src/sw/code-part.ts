/** The part of the worker that draws the person's own code: read when it is asked for. */
import type { OwnCodeView } from '../sync/record/own-code-view'
import { asAnswer, codePage } from './code-page'

/** Undefined where there is no code to show: the app answers, and says what to do. */
export async function drawCode(held: OwnCodeView, url: URL): Promise<Response | undefined> {
  const type = url.searchParams.get('type')
  const page = codePage(held, { type, now: new Date(), languages: navigator.languages })
  return page === undefined ? undefined : asAnswer(page)
}
