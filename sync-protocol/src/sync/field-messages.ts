/** Validation messages by field: the shape forms, rejected mutations and 422 answers share. */
interface Issue {
  path: PropertyKey[]
  message: string
  keys?: string[]
}

/** zod's issues as `{ field: message }`, the first of each; an unknown key under its own name. */
export function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    for (const name of issue.keys ?? [String(issue.path[0] ?? '')]) {
      if (!messages.has(name)) messages.set(name, issue.message)
    }
  }
  return Object.fromEntries(messages)
}
