/** Forms, rejected mutations and 422 answers share this shape. */
interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}

export function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    for (const name of issue.keys ?? [String(issue.path[0] ?? '')]) {
      if (!messages.has(name)) messages.set(name, sentenceOf(issue))
    }
  }
  return Object.fromEntries(messages)
}

/** zod's default messages depend on the loaded locale and are not written for users. */
function sentenceOf({ code, message }: Issue): string {
  if (code === 'unrecognized_keys') return 'Not a known field'
  return /^Invalid (input|option|string)/.test(message) ? 'Not a valid value' : message
}
