import type { Context } from 'hono'
import type { z } from 'zod/mini'
import { AppError } from '../core/app-error'
import { httpTexts } from './texts'

export type Schema<Output> = z.ZodMiniType<Output>

/** Throws 422 with a message for each field. */
export function parseOrRefuse<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new AppError('invalid', { fields: messagesByField(result.error.issues) })
}

/**
 * Refuses a repeated parameter, because it is unclear which value counts, unless `repeats` names the
 * parameter.
 */
export function readQuery<Output>(
  c: Context,
  schema: Schema<Output>,
  repeats: readonly string[] = [],
): Output {
  const values: Record<string, string | string[]> = {}
  for (const [name, given] of Object.entries(c.req.queries())) {
    if (repeats.includes(name)) {
      values[name] = given
      continue
    }
    if (given.length !== 1)
      throw new AppError('invalid', { fields: { [nameOf(name)]: httpTexts.fields.repeated } })
    values[name] = given[0] ?? ''
  }
  return parseOrRefuse(schema, values)
}

type Issue = z.core.$ZodIssue

/** Keeps the answer to thousands of wrong names small. */
const MESSAGES_MAX = 100

function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [field, message] of issues.flatMap(namedIn).slice(0, MESSAGES_MAX)) {
    messages[field] ??= message
  }
  return messages
}

function namedIn(issue: Issue): [string, string][] {
  // The keys of a record are whatever was sent.
  const path = issue.path.map(part => nameOf(String(part)))
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => [[...path, nameOf(key)].join('.'), httpTexts.fields.unknown])
  }
  return [[path.join('.') || 'body', sentence(issue)]]
}

/**
 * Anything but a likely field name may be a person's words that ended up there by mistake, and no error
 * repeats those.
 */
export const nameOf = (sent: string): string =>
  /^([A-Za-z]\w{0,31}|\d{1,4})$/.test(sent) ? sent : '(unknown)'

/** `zod/mini` has no messages, and its fallback is not fit to be shown. */
function sentence(issue: Issue): string {
  if (issue.message !== '' && issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return httpTexts.fields.missing
  return httpTexts.fields.invalid
}
