import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type FailureKind, failureText, renderFailurePage } from 'sync-protocol/responder'
import type { AppEnv } from '../../http/app-env'
import { handleError } from '../../http/error-handler'
import { sendPage } from '../../http/send-page'
import { formatOf } from './choose-format'
import { readerOf } from './reader'
import { sendRefusal } from './send-data'

/** The reader of such a failure is next to a patient. */
export const isResponderPath = (path: string): boolean => /^\/e(\/|$)/.test(path)

const KINDS: Record<number, FailureKind> = {
  400: 'misread',
  403: 'refused',
  404: 'unknown',
  405: 'misread',
  406: 'misread',
  408: 'slow',
  413: 'misread',
  414: 'misread',
  415: 'misread',
  422: 'misread',
  429: 'tooMany',
  431: 'misread',
  503: 'busy',
}

export function sendFailure(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  kind: FailureKind = KINDS[status] ?? 'broken',
): Response {
  const failure = { ...readerOf(c), kind }
  const format = isCodePath(c.req.path) ? (formatOf(c) ?? 'fhir') : 'html'
  if (format === 'html') return sendPage(c, renderFailurePage(failure), status)
  return sendRefusal(c, format, status, { words: failureText(failure) })
}

/** Only people open the paths below a code. */
const isCodePath = (path: string): boolean => /^\/e\/[^/]+$/.test(path)

/** Keeps the status and headers that the error has on other paths. */
export function answerFailure(error: Error, c: Context<AppEnv>): Response {
  const { status } = handleError(error, c)
  // `handleError` handles only failures, and each of their statuses has a body.
  return sendFailure(c, status as ContentfulStatusCode)
}
