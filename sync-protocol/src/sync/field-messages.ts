/** Validation messages by field: the shape forms, rejected mutations and 422 answers share. */
interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}

/** zod's issues as `{ field: message }`, the first of each; an unknown key under its own name. */
export function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    for (const name of issue.keys ?? [String(issue.path[0] ?? '')]) {
      if (!messages.has(name)) messages.set(name, sentenceOf(issue))
    }
  }
  return Object.fromEntries(messages)
}

/** What zod says of its own accord depends on what else was loaded, and is not fit to be shown. */
function sentenceOf({ code, message }: Issue): string {
  if (code === 'unrecognized_keys') return 'Not a known field'
  return /^Invalid (input|option|string)/.test(message) ? 'Not a valid value' : message
}
