/** The part of the worker that draws the person's own code: read when it is asked for. */
import { readHeldOut } from '../sync/held-out'
import { asAnswer, codePage } from './code-page'

/** Undefined where this device has nobody's code: the app answers, and says what to do. */
export async function answerWithCode(url: URL): Promise<Response | undefined> {
  const held = await readHeldOut()
  const type = url.searchParams.get('type')
  const page = held && codePage(held, { type, now: new Date(), languages: navigator.languages })
  return page === undefined ? undefined : asAnswer(page)
}
