/** "a dose", "a dose and your notes", "a dose, a photo, and your notes" */
export function listWords(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed()
  if (before.length === 0) return last
  return `${before.toReversed().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`
}
